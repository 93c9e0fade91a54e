import { z } from 'zod'
import { openingsBrought } from '#areas/finance/hooks.ts'
import { openingSignedOff, openingSignOffUndone } from '#areas/finance/ledger/facts.ts'
import { alone } from '#areas/finance/ledger/period.ts'
import { mustNotBeSignedOff, signOffNow } from '#areas/finance/ledger/sign-off.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import type { Approvable } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { ask } from '#platform/hook.ts'
import { Refusal } from '#platform/refusal.ts'
import { mustBeComplete } from './opening-standing.ts'

export const AskedSignOff = z.object({ askedBy: z.string() })
export const AskedSignOffUndo = AskedSignOff.extend({ reason: z.string() })

/** Whoever brought the balances in does not say alone that they are complete. */
export const signOffOpening: Approvable = {
  action: 'finance.sign-off-opening',
  label: 'اعتماد الأرصدة الافتتاحية',
  approver: 'financeManager',
  async tell(ctx) {
    const told = (await ask(ctx, openingsBrought, {})).flatMap(({ stands }) => stands)
    return [
      ...(told.length > 0 ? [{ question: 'ما أُدخل ورقة ورقة', answer: told }] : []),
      { question: 'بعد الاعتماد', answer: 'لا يُرحَّل إلى الحساب 3999 شيء، إلا أن تُفتح الأرصدة باعتماد آخر.' },
    ]
  },
  anewAt: ({ actor }) => askedOnHealth(actor),
  async apply(work, payload) {
    const { askedBy } = AskedSignOff.parse(payload)
    await alone(work)
    await mustNotBeSignedOff(work)
    await mustBeComplete(work)
    const id = work.newId()
    const undo = { undoAskedBy: null, undoneBy: null, undoneAt: null, undoReason: null }
    await work.tx
      .insertInto('openingSignOffs')
      .values({ id, askedBy, signedBy: work.actor.id, signedAt: work.now(), ...undo })
      .execute()
    work.record(openingSignedOff, id, {})
  },
}

/** What two agreed to is opened again by two, and may be agreed to anew. */
export const undoSignOff: Approvable = {
  action: 'finance.undo-opening-sign-off',
  label: 'فتح الأرصدة الافتتاحية بعد اعتمادها',
  approver: 'financeManager',
  anewAt: ({ actor }) => askedOnHealth(actor),
  async apply(work, payload) {
    const { askedBy: undoAskedBy, reason } = AskedSignOffUndo.parse(payload)
    await alone(work)
    const signed = await signOffNow(work)
    if (!signed) throw notSigned()
    const undone = { undoAskedBy, undoneBy: work.actor.id, undoneAt: work.now(), undoReason: reason }
    await work.tx.updateTable('openingSignOffs').set(undone).where('id', '=', signed.id).execute()
    work.record(openingSignOffUndone, signed.id, { reason })
  },
}

export const notSigned = () => new Refusal('finance.opening-not-signed', 'الأرصدة الافتتاحية مفتوحة. حدّث الصفحة.')

const askedOnHealth = (actor: Ctx['actor']) => (actor.may(financePermissions.importOpening) ? '/admin/finance/health' : null)
