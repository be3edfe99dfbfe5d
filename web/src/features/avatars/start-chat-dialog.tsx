import { closeDialog, type DialogView } from '../../lib/dialogs.ts'
import { AvatarPicture } from '../../ui/avatar-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'

/** Going on is the first choice: most people mean the chat that they have. */
export function StartChatDialog({ props, frame }: DialogView<'start-chat'>) {
  const { name, chat } = props
  const face = chat.avatars[0]
  return (
    <DialogFrame
      {...frame}
      size="sm"
      title={`You know ${name}`}
      lead={chat.lastLine ? `Last time: “${chat.lastLine}”` : `There is a chat with ${name} already.`}
      art={face && <AvatarPicture src={face.thumbUrl} name={name} size={72} />}
    >
      <div className="flex flex-col gap-2">
        <Button size="lg" block onClick={() => closeDialog('go-on')}>
          Go on talking
        </Button>
        <Button variant="quiet" size="lg" block onClick={() => closeDialog('anew')}>
          Start a new chat
        </Button>
      </div>
    </DialogFrame>
  )
}
