import { branchNamed } from '#areas/company/public.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Approvable } from '#platform/area.ts'
import type { Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { inRials } from '#values/money.ts'
import { creditTransferPath } from '../credit-transfers/credit-transfer-asked.ts'
import { undoCreditTransfer } from '../credit-transfers/undoing.ts'
import { setOffPath } from '../set-offs/set-off-asked.ts'
import { undoSetOff } from '../set-offs/undoing.ts'
import { undoWriteOff } from '../write-offs/undoing.ts'
import { writeOffPath } from '../write-offs/write-off-asked.ts'
import { AskedUndo } from './asking.ts'
import { type UndoKind, undoAction } from './undoing.ts'

type Way = {
  paper: string
  path: (id: string) => string
  view: Permission
  undo: (work: Work, id: string, reason: string) => Promise<unknown>
}

const ways: Record<UndoKind, Way> = {
  'credit-transfer': { paper: 'تحويل الرصيد', path: creditTransferPath, view: may.viewCreditTransfers, undo: undoCreditTransfer },
  'set-off': { paper: 'المقاصة', path: setOffPath, view: may.viewSetOffs, undo: undoSetOff },
  'write-off': { paper: 'الشطب', path: writeOffPath, view: may.viewWriteOffs, undo: undoWriteOff },
}

/** Nobody undoes alone what needed two: whoever agrees has undone it, and refused it stays as it is. */
export const undoAgreed: Approvable = {
  action: undoAction,
  label: 'عكس ما اعتُمد من مستندات العملاء',
  approver: 'financeManager',
  async tell({ db, actor }, payload) {
    const { kind, id, branchId, number, holder, amount } = AskedUndo.parse(payload)
    const { paper, path, view } = ways[kind]
    return [
      {
        question: paper,
        answer: `${number}، ${(await branchNamed({ db }, branchId)) ?? ''}`,
        path: reaches(actor, view, { branchId }) ? path(id) : null,
      },
      { question: 'على', answer: holder },
      { question: 'المبلغ', answer: inRials(amount) },
      { question: 'بعد العكس', answer: 'تُرحَّل قيود عكسية بتاريخ اليوم، ويعود ما كان قبله. لا رجوع بعد العكس.' },
    ]
  },
  async apply(work, payload) {
    const { kind, id, reason } = AskedUndo.parse(payload)
    await ways[kind].undo(work, id, reason)
  },
}
