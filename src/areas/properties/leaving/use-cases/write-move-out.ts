import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { deductionAdded, deductionRemoved, moveOutSigned } from '../facts.ts'
import { moveOutHeld, mustBeOpen, unsigned } from '../held.ts'
import { AddDeductionInput, RemoveDeductionInput, SignMoveOutInput } from '../inputs.ts'

const may = propertiesPermissions.settleMoveOuts

/** What is taken off the deposit, with what proves it. Whoever signed before has not seen it, and signs again. */
export const addDeduction = command({
  name: 'properties.add-deduction',
  permission: may,
  input: AddDeductionInput,
  async run(work, { id, contractId, kind, description, amount, evidence }) {
    const { moveOut, told } = await moveOutHeld(work, contractId, may)
    if (await work.tx.selectFrom('moveOutLines').select('id').where('id', '=', id).executeTakeFirst()) {
      work.repeated()
      return { id: contractId }
    }
    mustBeOpen(moveOut)
    const [file] = evidence
    if (!file) throw fieldFault('evidence', 'أرفق ما يثبت الخصم: صورة الضرر أو عرض السعر أو الفاتورة.')
    const fileId = await work.keepFile(file)
    await work.tx
      .insertInto('moveOutLines')
      .values({ id, contractId, kind, description, amount, fileId, addedBy: work.actor.id, addedAt: work.now() })
      .execute()
    await work.tx.updateTable('moveOuts').set(unsigned).where('contractId', '=', contractId).execute()
    work.record(deductionAdded, contractId, { ...told, description, amount })
    return { id: contractId }
  },
})

export const removeDeduction = command({
  name: 'properties.remove-deduction',
  permission: may,
  input: RemoveDeductionInput,
  async run(work, { contractId, lineId }) {
    const { moveOut, told } = await moveOutHeld(work, contractId, may)
    mustBeOpen(moveOut)
    const gone = await work.tx
      .deleteFrom('moveOutLines')
      .where('id', '=', lineId)
      .where('contractId', '=', contractId)
      .returning(['description', 'amount'])
      .executeTakeFirst()
    if (!gone) throw new Refusal('properties.no-such-deduction', 'حُذف هذا الخصم قبل لحظة. حدّث الصفحة.', 404)
    await work.tx.updateTable('moveOuts').set(unsigned).where('contractId', '=', contractId).execute()
    work.record(deductionRemoved, contractId, { ...told, ...gone })
    return { id: contractId }
  },
})

/** The tenant has seen what is deducted, and signs on the phone. */
export const signMoveOut = command({
  name: 'properties.sign-move-out',
  permission: may,
  input: SignMoveOutInput,
  async run(work, { contractId, signer, signature }) {
    const { moveOut, told } = await moveOutHeld(work, contractId, may)
    mustBeOpen(moveOut)
    const [file] = signature
    if (!file) throw fieldFault('signature', 'وقّع في المربع، أو أرفق صورة التسوية موقّعة.')
    const signatureId = await work.keepFile(file)
    const signed = { signer, signatureId, signedAt: work.now() }
    await work.tx.updateTable('moveOuts').set(signed).where('contractId', '=', contractId).execute()
    work.record(moveOutSigned, contractId, { ...told, signer })
    return { id: contractId }
  },
})
