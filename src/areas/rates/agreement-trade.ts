import type { Permission } from '#platform/permissions.ts'
import type { AgreementPages } from './agreement-pages.ts'

/** Agreements on the prices of one line: who may see and make them, under the names of its area. */
export type AgreementTrade = {
  area: string
  line: string
  see: Permission
  agree: Permission
  pages: AgreementPages
}
