import { command } from '#platform/command.ts'
import { fieldFault, fieldFaults, notToCome } from '#platform/field-fault.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { callToActivate } from '../activation-tasks.ts'
import { held } from '../held.ts'
import { SignOnPaperInput } from '../inputs.ts'
import { sign } from '../moves.ts'
import { contractsPermissions } from '../permissions.ts'

const may = contractsPermissions.sendForSignature

/** A paper may have been signed before it was written down here, yet not so long before that the year is a slip. */
const daysBeforeSending = 60

const dayToCome = notToCome('signedOn', 'هذا يوم لم يأتِ بعد.')

/** Everybody has signed the paper, and here it is. */
export const signOnPaper = command({
  name: 'contracts.sign-on-paper',
  permission: may,
  input: SignOnPaperInput,
  byTheClock: dayToCome,
  async run(work, { contractId, signedOn: on, scan: [file] }) {
    const one = await held(work, contractId, may)
    const faults = dayToCome({ signedOn: on }, work.now())
    if (faults.length > 0) throw fieldFaults(faults)
    const soonest = daysAfter(dayOf(one.sentAt ?? one.draftedAt), -daysBeforeSending)
    if (on < soonest)
      throw fieldFault(
        'signedOn',
        `أُرسل العقد للتوقيع في ${dayInWords(dayOf(one.sentAt ?? one.draftedAt))}. اكتب يوم توقيعه كما على الورق.`,
      )
    if (!file) throw fieldFault('scan', 'أرفق نسخة العقد الموقّعة.')
    await sign(work, one, { on, way: 'paper', fileId: await work.keepFile(file) })
    await callToActivate(work, one)
    return { id: contractId }
  },
})
