import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { loadRentalForUpdate } from '#areas/vehicles/rentals/load-for-update.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { letterAsked } from '../facts.ts'
import { IssueLetterInput } from '../inputs.ts'
import { issue, letterFor } from '../issuing.ts'
import { approveLetter, LetterRequest } from '../letter-approval.ts'

const may = vehiclesPermissions.issueLetters

/** Only to countries of the class and of the policy; to others once somebody else agrees, and never to those of the rules. */
export const issueBorderLetter = command({
  name: 'vehicles.issue-border-letter',
  permission: may,
  input: IssueLetterInput,
  async run(work, { contractId, why, ...wanted }) {
    const { id } = wanted
    const rental = await loadRentalForUpdate(work, contractId, may)
    if (await work.tx.selectFrom('carBorderLetters').select('id').where('id', '=', id).executeTakeFirst()) {
      work.repeated()
      return { id, contractId, waits: false }
    }
    const { car, isCovered } = await letterFor(work, rental, wanted)
    if (isCovered) {
      await issue(work, rental, wanted)
      return { id, contractId, waits: false }
    }
    if (!why) throw fieldFault('why', `ليست ${wanted.country} من دول الفئة أو وثيقة التأمين. اكتب السبب ليُطلب الاعتماد.`)
    const { contract } = rental
    await requestApproval(work, {
      ...{ action: approveLetter.action, title: `خطاب عبور ${car.plate} إلى ${wanted.country}`, subjectId: contractId },
      ...{ branchId: contract.branchId, reason: why },
      payload: z.encode(LetterRequest, { ...wanted, contractId, why }),
    })
    const told = { country: wanted.country, until: wanted.untilOn, plate: car.plate, model: car.model, contract: contract.number }
    work.record(letterAsked, id, { ...told, why })
    return { id, contractId, waits: true }
  },
})
