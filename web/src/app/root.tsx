import { Outlet } from '@tanstack/react-router'
import { useAddressQuestions } from './address-questions.ts'
import { PageAnnouncer } from './page-announcer.tsx'

export function Root() {
  useAddressQuestions()
  return (
    <>
      <PageAnnouncer />
      <Outlet />
    </>
  )
}
