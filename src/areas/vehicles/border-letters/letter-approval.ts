import { z } from 'zod'
import { contractsNamed } from '#areas/contracts/public.ts'
import { rentalPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Approvable } from '#platform/area.ts'
import { dayInWords } from '#values/dates.ts'
import { loadRentalForUpdate } from '../rentals/load-for-update.ts'
import { issue } from './issuing.ts'

/** What waits for a second pair of eyes. */
export const LetterRequest = z.object({
  ...{ id: z.uuid(), contractId: z.uuid(), country: z.string(), fromOn: z.string(), untilOn: z.string(), why: z.string() },
})

/** To a country that the class of the car or its policy has not, somebody else agrees. */
export const approveLetter: Approvable = {
  action: 'vehicles.issue-border-letter',
  label: 'خطاب عدم ممانعة خارج القائمة',
  approver: 'generalManager',
  async tell({ db, actor }, payload) {
    const { contractId, country, fromOn, untilOn, why } = LetterRequest.parse(payload)
    const [contract] = await contractsNamed({ db }, [contractId])
    return [
      {
        question: 'العقد',
        answer: `${contract?.number ?? ''}، ${contract?.title ?? ''}`,
        path: actor.may(may.viewReservations) ? rentalPath(contractId) : null,
      },
      { question: 'الدولة', answer: `${country}: ليست من دول الفئة أو وثيقة التأمين` },
      { question: 'المدة', answer: `من ${dayInWords(fromOn)} إلى ${dayInWords(untilOn)}` },
      { question: 'السبب', answer: why },
      { question: 'بعد الاعتماد', answer: 'يصدر الخطاب ويُطبع من صفحة العقد.' },
    ]
  },
  anewAt({ actor }, payload) {
    return actor.may(may.issueLetters) ? rentalPath(LetterRequest.parse(payload).contractId) : null
  },
  async apply(work, payload) {
    const { why: _, contractId, ...wanted } = LetterRequest.parse(payload)
    await issue(work, await loadRentalForUpdate(work, contractId, may.issueLetters), wanted)
  },
}
