import type { UseFormRegisterReturn } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface PictureChoiceProps {
  register: UseFormRegisterReturn
  pictures: readonly { value: string; label: string; imageUrl?: string | undefined }[]
  loading: boolean
  error: string | undefined
  onRetry: (() => void) | undefined
}

const round = 'aspect-square w-full rounded-full'

function Pictures({ register, pictures }: Pick<PictureChoiceProps, 'register' | 'pictures'>) {
  return pictures.map(({ value, label, imageUrl = value }) => (
    <label
      key={value}
      className="relative block cursor-pointer rounded-full ring-line-2 transition-shadow duration-fast has-checked:shadow-glow has-checked:ring-2 has-checked:ring-primary-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-ink"
    >
      <input {...register} type="radio" value={imageUrl} className="sr-only" />
      <img
        src={imageUrl}
        alt={label}
        width={88}
        height={88}
        draggable={false}
        className={`${round} bg-surface-3 object-cover`}
      />
    </label>
  ))
}

export function PictureChoice({ register, pictures, loading, error, onRetry }: PictureChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="k-label mb-2">Your picture</legend>
      {onRetry !== undefined ? (
        <div className="flex items-center justify-between gap-3 text-13 text-ink-2">
          The pictures did not load.
          <Button variant="quiet" size="sm" onClick={onRetry}>
            Retry
          </Button>
        </div>
      ) : (
        <div className="grid grid-cols-4 gap-4 sm:grid-cols-6 sm:gap-3">
          {loading ? (
            Array.from({ length: 12 }, (_, index) => (
              <Skeleton key={index} shape="circle" className={round} />
            ))
          ) : (
            <Pictures register={register} pictures={pictures} />
          )}
        </div>
      )}
      <div aria-live="polite">{error !== undefined && <FieldError>{error}</FieldError>}</div>
    </fieldset>
  )
}
