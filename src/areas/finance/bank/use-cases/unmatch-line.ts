import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { UnmatchInput } from '../inputs.ts'
import { heldLine } from '../lines.ts'
import { unmatched } from '../unmatching.ts'

/** What was matched by mistake: the line is new again, and what the match itself has posted is mirrored. What was in the books before stays there. */
export const unmatchLine = command({
  name: 'finance.unmatch-line',
  permission: financePermissions.matchBank,
  input: UnmatchInput,
  async run(work, { lineId, reason }) {
    await unmatched(work, await heldLine(work, lineId), reason)
    return { lineId }
  },
})
