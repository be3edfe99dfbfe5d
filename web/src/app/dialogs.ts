import { lazy, type ComponentType } from 'react'
import type { DialogName, DialogView } from '../lib/dialogs.ts'
import { reloading } from './lazy-page.ts'

function view<N extends DialogName>(load: () => Promise<ComponentType<DialogView<N>>>) {
  return lazy(async () => ({ default: await reloading(load) }))
}

/** Which dialog each name stands for. Features open them by name, so that none has to know another. */
export const dialogViews: { [N in DialogName]: ComponentType<DialogView<N>> } = {
  'age-verification': view(
    async () => (await import('../features/accounts/age-verification-dialog.tsx')).AgeVerificationDialog,
  ),
  login: view(async () => (await import('../features/accounts/login-dialog.tsx')).LoginDialog),
  registration: view(
    async () => (await import('../features/accounts/registration-dialog.tsx')).RegistrationDialog,
  ),
  'password-reset': view(
    async () => (await import('../features/accounts/password-reset-dialog.tsx')).PasswordResetDialog,
  ),
  premium: view(async () => (await import('../features/payments/premium-dialog.tsx')).PremiumDialog),
  'avatar-setup': view(
    async () => (await import('../features/accounts/avatar-setup-dialog.tsx')).AvatarSetupDialog,
  ),
  'log-out-everywhere': view(
    async () => (await import('../features/settings/log-out-everywhere-dialog.tsx')).LogOutEverywhereDialog,
  ),
  'account-deletion': view(
    async () => (await import('../features/settings/account-deletion-dialog.tsx')).AccountDeletionDialog,
  ),
  'second-factor': view(
    async () => (await import('../features/settings/second-factor-dialog.tsx')).SecondFactorDialog,
  ),
  'second-factor-end': view(
    async () => (await import('../features/settings/second-factor-end-dialog.tsx')).SecondFactorEndDialog,
  ),
  confirm: view(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog),
  'start-chat': view(async () => (await import('../features/avatars/start-chat-dialog.tsx')).StartChatDialog),
  'rename-chat': view(
    async () => (await import('../features/chats/rename-chat-dialog.tsx')).RenameChatDialog,
  ),
  group: view(async () => (await import('../features/chats/group-dialog.tsx')).GroupDialog),
  'chat-import': view(
    async () => (await import('../features/chats/chat-import-dialog.tsx')).ChatImportDialog,
  ),
  'card-import': view(
    async () => (await import('../features/avatars/cards/card-import-dialog.tsx')).CardImportDialog,
  ),
  appeal: view(async () => (await import('../features/accounts/appeal-dialog.tsx')).AppealDialog),
  'call-agent': view(async () => (await import('../features/chats/call-agent-dialog.tsx')).CallAgentDialog),
  suspension: view(async () => (await import('../features/accounts/suspension-dialog.tsx')).SuspensionDialog),
}
