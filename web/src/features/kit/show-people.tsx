import { CircleAlert, Copy, RotateCw, ThumbsDown, ThumbsUp } from 'lucide-react'
import { AvatarDuo, AvatarPicture, AvatarStack, CarePicture } from '../../ui/avatar-picture.tsx'
import { Bubble, Thinking } from '../../ui/bubble.tsx'
import { IconButton } from '../../ui/button.tsx'
import { useFaces } from './faces.ts'
import { Columns, Section, Specimen } from './kit-parts.tsx'

export function People() {
  const faces = useFaces()
  const [one = { name: 'Noor' }, two = one, three = two] = faces
  const portrait = <AvatarPicture src={one.src} name={one.name} size={36} />
  return (
    <Section
      id="people"
      title="People"
      text="The glow of the primary appears around people and nowhere else."
    >
      <Columns>
        <Specimen name="AvatarPicture">
          <div className="flex flex-wrap items-center gap-4">
            {[24, 32, 44, 56, 72].map((size) => (
              <AvatarPicture key={size} src={one.src} name={one.name} size={size} />
            ))}
            <AvatarPicture src={two.src} name={two.name} size={72} ring />
            <AvatarPicture name="Robin" size={44} />
            <AvatarPicture name="Wren" size={56} ring />
            <CarePicture size={44} />
          </div>
        </Specimen>
        <Specimen name="AvatarStack and AvatarDuo">
          <div className="flex flex-wrap items-center gap-6">
            <AvatarStack pictures={faces.slice(0, 3)} size={56} />
            <AvatarStack pictures={faces.slice(0, 6)} max={4} />
            <AvatarDuo pictures={[two, three]} />
          </div>
        </Specimen>
        <Specimen name="Bubble: a run, streaming">
          <Bubble from="notice">{one.name} is an AI. She remembers what you let her keep.</Bubble>
          <Bubble from="in" picture={portrait} last={false}>
            You’re up late. The heater has given up, so the thermos and I are glad of company.
          </Bubble>
          <Bubble
            from="in"
            picture={portrait}
            first={false}
            meta={
              <span className="flex">
                <IconButton label="Ask again" size="sm">
                  <RotateCw />
                </IconButton>
                <IconButton label="Copy" size="sm">
                  <Copy />
                </IconButton>
                <IconButton label="Good answer" size="sm">
                  <ThumbsUp />
                </IconButton>
                <IconButton label="Poor answer" size="sm">
                  <ThumbsDown />
                </IconButton>
              </span>
            }
          >
            What’s on your mind?
          </Bubble>
          <Bubble from="out">
            Jana asked me to give a speech at the wedding. I said yes, and now I can’t sleep.
          </Bubble>
          <Bubble from="in" picture={portrait} streaming>
            Try this: write only the second line tonight. The one about the summer you two built the raft
          </Bubble>
          <Bubble from="in" picture={portrait}>
            <Thinking label={`${one.name} is writing`} />
          </Bubble>
        </Specimen>
        <Specimen name="Bubble: group, not sent, care">
          <Bubble
            from="in"
            picture={<AvatarPicture src={two.src} name={two.name} size={36} />}
            name={two.name}
            nameColour={1}
          >
            Lemon, always lemon. You can’t be sad near a lemon cake.
          </Bubble>
          <Bubble
            from="in"
            picture={<AvatarPicture src={three.src} name={three.name} size={36} />}
            name={three.name}
            nameColour={3}
          >
            I have been sad near several.
          </Bubble>
          <Bubble from="out" state="sending" last={false}>
            This is why I invited you both.
          </Bubble>
          <Bubble
            from="out"
            first={false}
            state="failed"
            meta={
              <>
                <CircleAlert aria-hidden /> Not sent.
                <button type="button" className="k-link">
                  Retry
                </button>
              </>
            }
          >
            I found the raft photo.
          </Bubble>
          <Bubble from="care">Hi Robin, this is Maren. Your refund for the 2nd is on its way.</Bubble>
        </Specimen>
      </Columns>
    </Section>
  )
}
