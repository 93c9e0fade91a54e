import { z } from 'zod'
import { sheetCodes } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { anyone } from '#platform/permissions.ts'
import { changedMeanwhile } from '../../kinds/use-cases/correct-kind.ts'
import { sheetSigned } from '../../sheets/facts.ts'
import { toldOfSheet } from '../../sheets/load-for-update.ts'
import { type HeldLink, heldLink, linkOf, noSuchLink, sheetsWaiting } from '../found.ts'
import { SignByCodeInput } from '../inputs.ts'

const Judged = z.object({
  sheetToken: z.string(),
  codeId: z.uuid(),
  sheets: z.array(z.object({ sheetId: z.uuid(), seen: z.number() })),
})

const signed = command({
  name: 'equipment.sign-sheets-by-code',
  permission: anyone,
  input: Judged,
  async run(work, { sheetToken, codeId, sheets }) {
    const link = await heldLink(work, sheetToken)
    const { value } = await sheetCodes.take(work, codeId)
    if (codeId !== link.codeId || value !== link.phone) throw sheetCodes.expired()
    for (const { sheetId, seen } of sheets) await signOne(work, link, { sheetId, seen })
    return { sheetToken, count: sheets.length }
  },
})

/** As it was read, and only what is of this hire and still waits. */
async function signOne(
  work: Work,
  { contract, contractId, signer }: HeldLink,
  { sheetId, seen }: { sheetId: string; seen: number },
) {
  const waiting = (await sheetsWaiting(work.tx, contractId)).find(({ id }) => id === sheetId)
  const moved =
    waiting &&
    (await work.tx
      .updateTable('daySheets')
      .set({ state: 'signed', signer, signedWay: 'code', signedAt: work.now(), version: seen + 1 })
      .where('id', '=', sheetId)
      .where('state', '=', 'open')
      .where('version', '=', seen)
      .executeTakeFirst())
  if (!waiting || !moved?.numUpdatedRows) throw fieldFault('sheets', changedMeanwhile)
  const told = toldOfSheet({ hire: { contractId, contract }, line: { terms: { kind: waiting.kind } } }, waiting)
  work.record(sheetSigned, contractId, { ...told, signer, way: 'code' })
}

/** A second press finds nothing that waits any more, and is told the same. */
async function sign(ctx: Ctx, typed: z.input<typeof SignByCodeInput>) {
  // The command itself refuses whoever only looks on.
  if (ctx.actor.seenBy) await signed(ctx, { sheetToken: '', codeId: ctx.newId(), sheets: [] })
  const { sheetToken, sheets, oneTimeCode } = SignByCodeInput.parse(typed)
  const link = await linkOf(ctx, sheetToken)
  if (!link) throw noSuchLink()
  const waiting = new Set((await sheetsWaiting(ctx.db, link.contractId)).map(({ id }) => id))
  if (sheets.every(({ sheetId }) => !waiting.has(sheetId))) return { sheetToken, count: sheets.length }
  if (!link.codeId) throw fieldFault('oneTimeCode', 'اطلب الرمز أولًا، ثم اكتبه.')
  const { id: codeId } = await sheetCodes.tried(ctx, link.codeId, oneTimeCode)
  return signed(ctx, { sheetToken, codeId, sheets })
}
export const signSheetsByCode = Object.assign(sign, { permission: anyone, input: SignByCodeInput })
