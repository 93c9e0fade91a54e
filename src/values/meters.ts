type Meter = { label: string; unit: string; isRising: boolean }

/** What can be read of a resource. A rising meter never goes back; the others show what there is at the moment. */
export const meters = {
  electricity: { label: 'الكهرباء', unit: 'كيلوواط ساعة', isRising: true },
  water: { label: 'المياه', unit: 'متر مكعب', isRising: true },
  odometer: { label: 'المسافة', unit: 'كيلومتر', isRising: true },
  hours: { label: 'الساعات', unit: 'ساعة', isRising: true },
  fuel: { label: 'الوقود', unit: 'ثُمن', isRising: false },
} as const satisfies Record<string, Meter>
export type MeterKind = keyof typeof meters
