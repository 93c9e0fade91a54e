import { command } from '#platform/command.ts'
import { anyone } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { sheetDisputed } from '../../sheets/facts.ts'
import { toldOfSheet } from '../../sheets/load-for-update.ts'
import { heldLink, sheetsWaiting } from '../found.ts'
import { DisputeByLinkInput } from '../inputs.ts'

/** The site says other figures: both stand until the office settles them. It binds nobody, so the link is enough. */
export const disputeByLink = command({
  name: 'equipment.dispute-by-link',
  permission: anyone,
  input: DisputeByLinkInput,
  async run(work, { sheetToken, sheetId, why, ...theirs }) {
    const { contract, contractId, signer } = await heldLink(work, sheetToken)
    const waiting = (await sheetsWaiting(work.tx, contractId)).find(({ id }) => id === sheetId)
    const moved =
      waiting &&
      (await work.tx
        .updateTable('daySheets')
        .set({
          ...{ state: 'disputed', disputedWorked: theirs.worked, disputedStandby: theirs.standby, disputedLoads: theirs.loads },
          ...{ disputeWhy: why, disputedBy: signer, version: waiting.version + 1 },
        })
        .where('id', '=', sheetId)
        .where('state', '=', 'open')
        .executeTakeFirst())
    if (!waiting || !moved?.numUpdatedRows) throw new Refusal('equipment.sheet-gone', 'لا ينتظر هذا الكشف توقيعك. حدّث الصفحة.')
    const told = toldOfSheet({ hire: { contractId, contract }, line: { terms: { kind: waiting.kind } } }, waiting)
    work.record(sheetDisputed, contractId, { ...told, by: signer, why })
    return { sheetToken }
  },
})
