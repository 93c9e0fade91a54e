import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { importOpening, mustBeOpenOn, mustNotBeSignedOff } from '#areas/finance/public-openings.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { openingSent } from '../facts.ts'
import { OpeningInput } from '../inputs.ts'
import { whyNotSent } from '../opening.ts'
import { postOpening, SentOpening } from '../opening-approval.ts'
import { openingKinds } from '../opening-kinds.ts'
import { postedAs } from '../opening-queries.ts'
import { judge } from '../validate-file.ts'
import { heldOpening } from './opening-imports.ts'

const { action } = postOpening

/** All of it waits for whoever may agree, and is posted by them. The same lines wait once, from whatever file they came. */
export const sendOpening = command({
  name: 'finance.send-opening',
  permission: importOpening,
  input: OpeningInput,
  async run(work, { importId }) {
    const { kind, rows, mapping, status, day, branchId, fileName } = await heldOpening(work, importId)
    if (status === 'uploaded' || !day) throw new Refusal('finance.opening-unchecked', 'افحص الملف أولًا.')
    await mustNotBeSignedOff(work)
    await mustBeOpenOn(work, day)
    const { faults, fingerprint, ...sums } = await judge(work, { kind, rows, mapping, day, branchId })
    const standing = { kind, ...sums, faulty: faults.length, postedAs: await postedAs(work, fingerprint) }
    const why = whyNotSent(standing)
    if (why) throw new Refusal('finance.opening-not-ready', why)
    const approval = await requestApproval(work, {
      ...{ action, subjectId: fingerprint, amount: sums.debits, reason: `الملف «${fileName}»` },
      title: `أرصدة افتتاحية، ${openingKinds[kind]}، بمبلغ ${inRials(sums.debits)}`,
      payload: z.encode(SentOpening, { importId, day, makerId: work.actor.id, fingerprint }),
    })
    await work.tx
      .updateTable('openingImports')
      .set({ status: 'sent', fingerprint, approvalId: approval.id })
      .where('id', '=', importId)
      .execute()
    work.record(openingSent, importId, { fileName, day, amount: sums.debits })
    return { approvalId: approval.id }
  },
})
