import { askToRenew, type DocumentHolder } from '#areas/documents/public.ts'
import type { House } from '#platform/context.ts'
import { propertyKind } from '../property.ts'
import { propertyDocumentKinds } from './document-kinds.ts'

/** The papers of a property, as the ground keeps them. */
export const propertyPapers: DocumentHolder = {
  ...{ record: propertyKind, kinds: propertyDocumentKinds, role: 'propertyOfficer' },
  named: ({ db }, ids) =>
    ids.length === 0
      ? Promise.resolve([])
      : db.selectFrom('properties').select(['id', 'name', 'branchId']).where('id', 'in', ids).execute(),
}

export const askToRenewDocuments = (house: House) => askToRenew(house, propertyPapers)
