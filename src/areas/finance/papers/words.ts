/** What has become of a paper, said to whoever holds it. */
export const paperStates = {
  valid: 'سارية',
  'part-credited': 'عليها إشعار دائن',
  credited: 'ملغاة بإشعار دائن',
  reversed: 'معكوسة',
  cancelled: 'ملغاة',
  settled: 'سُوّيت',
} as const
