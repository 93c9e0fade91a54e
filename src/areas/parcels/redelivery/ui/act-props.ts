import type { Reply } from '#ui/form.tsx'
import type { Redelivery } from '../choices.ts'

export type ActProps = {
  can: Redelivery
  /** Where each act is sent. */
  at: (act: 'when' | 'where' | 'pin' | 'wishes') => string
  /** Of which parcel, where the address does not say it. */
  parcelId?: string
  replyTo: (act: string) => Reply | undefined
}
