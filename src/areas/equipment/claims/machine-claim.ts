import type { ClaimKind } from '#areas/claims/public.ts'
import { machineSheet } from '../hand-overs/machine-sheet.ts'
import { hireKind } from '../hires/hire.ts'
import { machineKind } from '../machines/machine.ts'
import { hirePath } from '../paths.ts'
import { equipmentPermissions as may } from '../permissions.ts'
import { hireRulesNow } from '../rules/queries.ts'
import { claimWords, sharesOf } from './claim.ts'
import { machineClaimFacts } from './facts.ts'

/** Damages of machines while they were hired: paid whole by whoever hired them, where they are at fault. */
export const machineClaim: ClaimKind = {
  ...{ kind: machineKind, area: 'equipment', words: claimWords, letters: 'MD', line: 'equipment', sheet: machineSheet },
  ...{ contracts: hireKind, contractPath: hirePath, facts: machineClaimFacts },
  may: { view: may.view, record: may.claims, decide: may.claims, viewContracts: may.viewHires },
  absorbing: { action: 'equipment.absorb-claim', label: 'تحمّل الشركة ضرر معدّة' },
  absorbLimit: async (db) => (await hireRulesNow(db)).absorbLimit,
  shares: async (_db, claim) => sharesOf(claim),
  async payDays(db, contractId) {
    const hire = db.selectFrom('hires').select('payDays').where('contractId', '=', contractId)
    return (await hire.executeTakeFirst())?.payDays ?? 0
  },
  subjects: (db, ids) =>
    db
      .selectFrom('machines')
      .select(['id', 'code', 'model'])
      .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...ids]))))
      .execute(),
}
