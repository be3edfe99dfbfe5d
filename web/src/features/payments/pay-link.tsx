import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { useVars } from '../../lib/brand.ts'
import { ownPath, paymentAddress, type Purchase } from '../../lib/payment-address.ts'

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
}

/** Leads to the payment page of this domain, which may be ours or somebody else's. */
export function PayLink({
  purchase,
  onClick,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { purchase: Purchase }) {
  const { signupLink } = useVars()
  const { history } = useRouter()
  const address = paymentAddress(signupLink, purchase)
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content comes with the rest
    <a
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event)
        const path = ownPath(address, location.origin)
        if (path === undefined || !isPlainClick(event)) return
        event.preventDefault()
        history.push(path)
      }}
    />
  )
}
