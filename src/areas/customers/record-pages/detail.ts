import { seeingAsOthers, viewingStaff } from '#areas/access/public.ts'
import { accountOf } from '#areas/customers/accounts/account-queries.ts'
import { customersPermissions as permissions } from '#areas/customers/permissions.ts'
import { shownOf } from '#areas/customers/record/detail-tabs.ts'
import { contactsOf, customer, mergesOf, nameChangeOf, placeOf, relationsOf } from '#areas/customers/record/queries.ts'
import { customerKind } from '#areas/customers/record/record-kind.ts'
import { recordParts, recordSections } from '#areas/records/public.ts'
import type { Ctx } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'

/** Everything one part of a customer's page shows, and what this person may do there; null where they see none. */
export async function detailOf(ctx: Ctx, id: string | undefined, query: URLSearchParams) {
  const found = await customer(ctx, id)
  if (!found) return null
  const asked = shownOf(query)
  const may = rightsOn(ctx, found)
  // To whoever does not look after this account its part is not there.
  const { act, tab } = asked.tab === 'account' && !may.account ? { act: null, tab: 'about' as const } : asked
  const isPeople = tab === 'people'
  const [people, relations, merges, nameChange, parts, sections, place, account] = await Promise.all([
    isPeople ? contactsOf(ctx, found.id) : { contacts: [], bankAccounts: [] },
    isPeople ? relationsOf(ctx, found.id) : { given: [], held: [] },
    mergesOf(ctx, found.id),
    nameChangeOf(ctx, found.id),
    recordParts(ctx, { kind: customerKind, recordId: found.id, mayEdit: may.correct }),
    recordSections(ctx, { kind: customerKind, recordId: found.id }),
    tab === 'dealing' ? placeOf(ctx, found) : null,
    tab === 'account' ? accountOf(ctx, found.id) : null,
  ])
  return {
    customer: found,
    act,
    tab,
    ...people,
    relations,
    merges,
    nameChange,
    parts,
    sections,
    place,
    account,
    may,
  }
}

type Owned = { mergedInto: string | null; branchId: string | null; createdBy: string }

function rightsOn({ actor }: Ctx, { mergedInto, branchId, createdBy }: Owned) {
  const may = (permission: Permission) => mergedInto === null && reaches(actor, permission, { branchId, ownerId: createdBy })
  return {
    correct: may(permissions.correct),
    flag: may(permissions.flag),
    move: may(permissions.move),
    limit: may(permissions.setCreditLimit),
    relate: may(permissions.manageRelations),
    banks: may(permissions.editBankAccounts),
    verify: may(permissions.verifyDocuments),
    look: actor.may(permissions.viewDocuments),
    account: may(permissions.manageAccounts),
    seeAs: may(seeingAsOthers),
    viewStaff: actor.may(viewingStaff),
    merge: mergedInto === null && actor.may(permissions.merge),
  }
}
