import { steps } from '#values/steps.ts'

export type AccountKind = 'staff' | 'customer'

export type AccountStatus = 'invited' | 'active' | 'suspended' | 'deactivated'

export type InvitationPurpose = 'first-administrator' | 'staff'

export const accountCan = steps({
  signIn: ['active'],
} satisfies Record<string, AccountStatus[]>)

/** How long a link of invitation is good for. */
export const invitationDays = 7
