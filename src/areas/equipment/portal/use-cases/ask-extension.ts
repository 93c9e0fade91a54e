import { addTask } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { extensionsAsked, periodOfExtension } from '../../hires/extensions-asked.ts'
import { extensionRule, hireKind } from '../../hires/hire.ts'
import { loadOwnLineForUpdate } from '../../hires/load-for-update.ts'
import { equipmentPermissions } from '../../permissions.ts'
import { extensionAsked } from '../facts.ts'
import { AskExtensionInput } from '../inputs.ts'

/** It stays longer if the office agrees: what stands against it only the yard knows. */
export const askExtension = command({
  name: 'equipment.ask-extension',
  permission: anyoneSignedIn,
  input: AskExtensionInput,
  async run(work, { lineId, until }) {
    const { hire, line } = await loadOwnLineForUpdate(work, lineId)
    if (hire.state !== 'out' || line.offHiredAt)
      throw new Refusal('equipment.line-over', 'انتهى تأجير هذه المعدّة، فلا يُمدَّد. اطلب معدّة من جديد.')
    if (until <= line.endsOn) throw fieldFault('until', `المتفق عليه حتى ${dayInWords(line.endsOn)}. اختر يومًا بعده.`)
    const before = (await extensionsAsked({ db: work.tx }, hire.contractId)).find((one) => one.lineId === lineId)
    if (before?.until === until) {
      work.repeated()
      return { id: hire.contractId }
    }
    if (before)
      throw fieldFault('until', `طلبت تمديدها حتى ${dayInWords(before.until)}، والطلب بانتظار الرد. اتصل بنا إن أردت يومًا آخر.`)
    const { number, partyId, branchId } = hire.contract
    const period = periodOfExtension({ lineId, until, at: work.now() })
    await addTask(work, {
      ...{ rule: extensionRule, period, subject: { kind: hireKind, id: hire.contractId } },
      title: `تمديد ${line.terms.kind} في العقد ${number} حتى ${dayInWords(until)}`,
      details: `طلبه ${work.actor.name} من حسابه.`,
      ...{ role: 'equipmentOfficer', needs: equipmentPermissions.extendHires, branchId },
    })
    work.record(extensionAsked, hire.contractId, { number, partyId, kind: line.terms.kind, until, by: work.actor.name })
    return { id: hire.contractId }
  },
})
