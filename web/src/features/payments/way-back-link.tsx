import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { forgetWayBack, wayBack } from '../../lib/way-back.ts'
import { buttonClass } from '../../ui/button.tsx'

/** Back to the chat, or wherever the person left to pay; to their chats where that is not known. */
export function WayBackLink() {
  const [way] = useState(() => wayBack())
  const { history } = useRouter()
  if (way === undefined) {
    return (
      <Link to="/chats" className={buttonClass()}>
        Go to your chats
      </Link>
    )
  }
  return (
    <a
      href={way.path}
      className={buttonClass()}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        forgetWayBack()
        history.push(way.path)
      }}
    >
      {way.name === undefined ? 'Go back to where you were' : `Go back to ${way.name}`}
    </a>
  )
}
