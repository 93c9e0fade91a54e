import type { Area } from '#platform/area.ts'

/** Hand-over sheets of any subject. The area of the subject declares what is looked at and what follows from a signature. */
export const handovers: Area = {
  name: 'handovers',
  label: 'المحاضر',
  partWords: { signer: 'من وقّع', lateDays: 'أيام التأخر' },
}
