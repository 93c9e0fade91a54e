/** What journals come from, as people call it. */
export const journalSources: Record<string, string> = {
  opening: 'رصيد افتتاحي',
  voucher: 'سند قيد',
}

/** Those that no document stands behind. */
export const handMade: readonly string[] = ['opening', 'voucher']
