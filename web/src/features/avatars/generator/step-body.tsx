import { Loading, Skeleton } from '#ui/skeleton.tsx'
import type { StepProps } from './step-props.ts'
import type { StepName } from './steps.ts'
import { AboutStep } from './steps/about-step.tsx'
import { DressStep } from './steps/dress-step.tsx'
import { FaceStep } from './steps/face-step.tsx'
import { HairStep } from './steps/hair-step.tsx'
import { LifeStep } from './steps/life-step.tsx'
import { NatureStep } from './steps/nature-step.tsx'
import { WhoStep } from './steps/who-step.tsx'
import { WordsStep } from './steps/words-step.tsx'

const bodies = {
  who: WhoStep,
  face: FaceStep,
  hair: HairStep,
  dress: DressStep,
  nature: NatureStep,
  life: LifeStep,
  words: WordsStep,
  about: AboutStep,
} as const

interface StepBodyProps extends StepProps {
  step: Exclude<StepName, 'review'>
  loading: boolean
}

export function StepBody({ step, loading, ...props }: StepBodyProps) {
  const Body = bodies[step]
  if (loading) {
    return (
      <Loading label="Loading the choices" className="flex flex-col gap-4">
        <Skeleton width={140} height={20} />
        <Skeleton height={44} className="w-full rounded-control" />
        <Skeleton width={100} height={20} />
        <Skeleton height={180} className="w-full rounded-card" />
      </Loading>
    )
  }
  return <Body {...props} />
}
