import { branchNamed } from '#areas/company/public.ts'
import { creditTransferPath } from '#areas/finance/credit-transfers/credit-transfer-asked.ts'
import { undoCreditTransfer } from '#areas/finance/credit-transfers/undoing.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { setOffPath } from '#areas/finance/set-offs/set-off-asked.ts'
import { undoSetOff } from '#areas/finance/set-offs/undoing.ts'
import { undoWriteOff } from '#areas/finance/write-offs/undoing.ts'
import { writeOffPath } from '#areas/finance/write-offs/write-off-asked.ts'
import type { Approvable } from '#platform/area.ts'
import type { Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { inRials } from '#values/money.ts'
import { AskedUndo, type Undo } from './asking.ts'
import { undoJournal } from './undo-journal.ts'
import { type UndoKind, undoAction } from './undoing.ts'

type Way = {
  paper: string
  path: (undo: Undo) => string
  whose: string
  view: Permission
  undo: (work: Work, id: string, reason: string) => Promise<unknown>
}

const ways: Record<UndoKind, Way> = {
  'credit-transfer': {
    paper: 'تحويل الرصيد',
    path: ({ id }) => creditTransferPath(id),
    whose: 'صاحبه',
    view: may.viewCreditTransfers,
    undo: undoCreditTransfer,
  },
  'set-off': { paper: 'المقاصة', path: ({ id }) => setOffPath(id), whose: 'صاحبه', view: may.viewSetOffs, undo: undoSetOff },
  'write-off': {
    paper: 'الشطب',
    path: ({ id }) => writeOffPath(id),
    whose: 'صاحبه',
    view: may.viewWriteOffs,
    undo: undoWriteOff,
  },
  journal: {
    paper: 'القيد',
    path: ({ number }) => `/admin/finance/journals/${number}`,
    whose: 'بيانه',
    view: may.viewBooks,
    undo: undoJournal,
  },
}

/** Nobody undoes alone what needed two: whoever agrees has undone it, and refused it stays as it is. */
export const undoAgreed: Approvable = {
  action: undoAction,
  label: 'عكس ما اعتُمد من مستندات وقيود',
  approver: 'financeManager',
  async tell({ db, actor }, payload) {
    const asked = AskedUndo.parse(payload)
    const { branchId, number, holder, amount } = asked
    const { paper, path, whose, view } = ways[asked.kind]
    const branch = branchId && (await branchNamed({ db }, branchId))
    return [
      {
        question: paper,
        answer: [number, ...(branch ? [branch] : [])].join('، '),
        path: reaches(actor, view, branchId ? { branchId } : {}) ? path(asked) : null,
      },
      { question: whose, answer: holder },
      { question: 'المبلغ', answer: inRials(amount) },
      { question: 'بعد العكس', answer: 'تُرحَّل قيود عكسية بتاريخ اليوم، ويعود ما كان قبله. لا رجوع بعد العكس.' },
    ]
  },
  anewAt({ actor }, payload) {
    const asked = AskedUndo.parse(payload)
    return actor.may(ways[asked.kind].view) ? ways[asked.kind].path(asked) : null
  },
  async apply(work, payload) {
    const { kind, id, reason } = AskedUndo.parse(payload)
    await ways[kind].undo(work, id, reason)
  },
}
