import type { z } from 'zod'
import { sheetCodes } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'
import { heldLink, linkOf, noSuchLink } from '../found.ts'
import { SheetLinkInput } from '../inputs.ts'

const send = command({
  name: 'equipment.ask-sheet-code',
  permission: anyone,
  input: SheetLinkInput,
  async run(work, { sheetToken }) {
    const { id, phone, codeId, contract } = await heldLink(work, sheetToken)
    if (codeId && (await sheetCodes.waiting(work, codeId))) await sheetCodes.again(work, codeId)
    else {
      const fresh = work.newId()
      const contact = { kind: 'phone', value: phone } as const
      await sheetCodes.request(work, { id: fresh, contact, accountId: null, about: `كشوف ${contract.number}` })
      await work.tx.updateTable('sheetLinks').set({ codeId: fresh }).where('id', '=', id).execute()
    }
  },
})

/** Whoever has the link asks for the code: it goes to the phone the hire names, whoever holds the link. */
async function ask(ctx: Ctx, typed: z.input<typeof SheetLinkInput>) {
  // The command itself refuses whoever only looks on.
  if (ctx.actor.seenBy) await send(ctx, typed)
  const { sheetToken } = SheetLinkInput.parse(typed)
  const link = await linkOf(ctx, sheetToken)
  if (!link) throw noSuchLink()
  await sheetCodes.count(ctx, { kind: 'phone', value: link.phone })
  await send(ctx, { sheetToken })
  return { sheetToken }
}
export const askSheetCode = Object.assign(ask, { permission: anyone, input: SheetLinkInput })
