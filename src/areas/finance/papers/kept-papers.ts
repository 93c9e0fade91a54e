import { randomBytes } from 'node:crypto'
import { onceFor } from '#areas/finance/once.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { fileRow } from '#platform/files/keep.ts'
import { Refusal } from '#platform/refusal.ts'
import type { PaperForm, PaperKind, PaperState } from './paper-forms.ts'

export type Which = { kind: PaperKind; subjectId: string; form: PaperForm; state: PaperState }
type Keeping = Pick<Ctx, 'files'> & Pick<Work, 'tx' | 'now' | 'newId'>
/** Prints it, reading through the transaction in which it is kept, with the code of this copy where the paper has none of its own. */
type Draw = (asked: { db: Tx; token: string }) => Promise<Uint8Array>

/** A paper to be kept, and how it is printed. */
export type KeptPaper = [which: Which, draw: Draw]

/** The paper as it was printed first. Whoever asks before it was, prints it. */
export async function keptPaper(
  { db, files, now, newId }: Pick<Ctx, 'db' | 'files' | 'now' | 'newId'>,
  which: Which,
  draw: Draw,
) {
  const before = await found(db, which)
  const sha256 = before ?? (await db.transaction().execute((tx) => keepPaper({ files, tx, now, newId }, which, draw)))
  if (!(await files.has(sha256))) throw new Refusal('finance.paper-lost', lost, 404)
  return new Uint8Array(await files.get(sha256))
}

const lost = 'فُقد ملف هذه الوثيقة من الحفظ. أبلغ مدير النظام ليعيده من نسخة احتياطية.'

/** Prints a paper and keeps it for good, once; answers by what it is found in the store. */
export async function keepPaper({ files, ...work }: Keeping, which: Which, draw: Draw) {
  const { subjectId, form, state } = which
  await onceFor(work, `${subjectId} ${form} ${state}`)
  const before = await found(work.tx, which)
  if (before) return before
  const token = randomBytes(16).toString('hex')
  const pdf = Buffer.from(await draw({ db: work.tx, token }))
  const sha256 = await files.put(pdf)
  const file = { sha256, name: `${which.kind}-${form}.pdf`, mediaType: 'application/pdf', size: pdf.length }
  const fileId = await fileRow(work, file)
  await work.tx
    .insertInto('keptPapers')
    .values({ ...which, fileId, sha256, token: hasItsOwn(which) ? null : token, keptAt: work.now() })
    .execute()
  return sha256
}

const hasItsOwn = ({ kind }: Which) => kind === 'invoice' || kind === 'receipt'

async function found(db: Db | Tx, { subjectId, form, state }: Which) {
  const row = await db
    .selectFrom('keptPapers')
    .select('sha256')
    .where('subjectId', '=', subjectId)
    .where('form', '=', form)
    .where('state', '=', state)
    .executeTakeFirst()
  return row?.sha256 ?? null
}
