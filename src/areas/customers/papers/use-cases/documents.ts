import type { DocumentKind } from '#areas/customers/customer.ts'
import { documentAdded } from '#areas/customers/facts.ts'
import type { Work } from '#platform/context.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { Refusal } from '#platform/refusal.ts'

type Paper = {
  documentKind: DocumentKind
  number?: string | undefined
  issuedOn?: string | undefined
  expiresOn?: string | undefined
  file: Upload[]
}

/** A new paper waits to be checked; until it is found good, the good one of its kind before it stands. */
export async function addPaper(work: Work, partyId: string, paper: Paper) {
  const { documentKind: kind, number = null, issuedOn = null, expiresOn = null } = paper
  await work.tx
    .updateTable('identityDocuments')
    .set({ status: 'replaced' })
    .where('partyId', '=', partyId)
    .where('kind', '=', kind)
    .where('status', 'in', ['awaiting-check', 'refused'])
    .execute()
  const [file] = paper.file
  const fileId = file ? await work.keepFile(file) : null
  const id = work.newId()
  await work.tx
    .insertInto('identityDocuments')
    .values({
      ...{ id, partyId, kind, number, issuedOn, expiresOn, fileId, status: 'awaiting-check' },
      ...{ addedBy: work.actor.id, addedAt: work.now() },
    })
    .execute()
  work.record(documentAdded, partyId, { documentId: id, kind, expiresOn })
  return { id: partyId }
}

type Check = { partyId: string; documentId: string; status: 'valid' | 'refused'; refusal: string | null }

/** Of two who check one paper at once, the second is told. */
export async function checkPaper(work: Work, { partyId, documentId, status, refusal }: Check) {
  const checked = await work.tx
    .updateTable('identityDocuments')
    .set({ status, refusal, checkedBy: work.actor.id, checkedAt: work.now() })
    .where('id', '=', documentId)
    .where('partyId', '=', partyId)
    .where('status', '=', 'awaiting-check')
    .returning(['kind', 'expiresOn'])
    .executeTakeFirst()
  if (!checked) throw new Refusal('customers.checked', 'هذه الوثيقة ليست بانتظار التحقق. حدّث الصفحة.')
  if (status === 'valid') await replaceOlder(work, { partyId, documentId, kind: checked.kind })
  return checked
}

async function replaceOlder(
  { tx }: Work,
  { partyId, documentId, kind }: { partyId: string; documentId: string; kind: DocumentKind },
) {
  await tx
    .updateTable('identityDocuments')
    .set({ status: 'replaced' })
    .where('partyId', '=', partyId)
    .where('kind', '=', kind)
    .where('id', '<>', documentId)
    .where('status', '=', 'valid')
    .execute()
}
