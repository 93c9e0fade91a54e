/** Hires of the demonstration: days are counted from today. */
export type ToldLine = {
  kind: string
  machine: string
  operator?: string
  basis?: 'day' | 'hour' | 'load'
  /** Days from the first on that have no sheet, that only stood by, were partly broken, or ran over. */
  without?: readonly number[]
  loads?: string
}
export type ToldHire = {
  customer: string
  phone: string
  site: string
  wilayat: string
  km: string
  rep: string
  repPhone: string
  po?: string
  from: number
  until: number
  lines: readonly [ToldLine, ...ToldLine[]]
  /** How far it came; out by default. */
  end?: 'quoted' | 'sent' | 'reserved' | 'returned'
  monthly?: true
  /** What was broken yesterday, on their site. */
  broken?: string
  /** Somebody whose record stands already, by this name. */
  isKnown?: true
}

/** The one with everything: three machines by the month, a breakdown of fourteen hours, a dispute, and a sheet that is missing. */
export const grandHire: ToldHire = {
  ...{ customer: 'مؤسسة سدح لمواد البناء', phone: '90000144', site: 'ريسوت، قطعة 214', wilayat: 'صلالة', km: '18' },
  ...{ rep: 'عيسى الحضري', repPhone: '90000145', po: 'PO-2611-44', from: -33, until: 27, monthly: true },
  lines: [
    { kind: 'حفارة', machine: 'EX-07', operator: 'راجيش كومار' },
    { kind: 'شيول', machine: 'WL-04', operator: 'كمال الشجيبي' },
    { kind: 'تنكر مياه', machine: 'WT-02', operator: 'أنور خان', basis: 'load', loads: '3' },
  ],
}

export const toldHires: readonly ToldHire[] = [
  {
    ...{ customer: 'شركة مرتفعات جبل القمر', phone: '90000151', site: 'طاقة، مخطط الشروق', wilayat: 'طاقة', km: '34' },
    ...{ rep: 'سالم شماس', repPhone: '90000152', from: -9, until: 5 },
    lines: [{ kind: 'بكهو لودر', machine: 'BH-01', operator: 'محمد إقبال' }],
  },
  {
    ...{ customer: 'مزارع صحلنوت', phone: '90000153', site: 'صحلنوت', wilayat: 'صلالة', km: '15' },
    ...{ rep: 'علي المعشني', repPhone: '90000154', from: -12, until: 2 },
    broken: 'اصطدم ذراع الشيول بجدار المزرعة، وكُسر المصباح الأيمن',
    lines: [{ kind: 'شيول', machine: 'WL-02', operator: 'عبدالله جداد' }],
  },
  {
    ...{ customer: 'قافلة مقشن للمقاولات', phone: '90000155', site: 'مقشن، محطة الوقود', wilayat: 'مقشن', km: '210' },
    ...{ rep: 'مبارك البرعمي', repPhone: '90000156', from: -20, until: 40 },
    lines: [{ kind: 'مولد', machine: 'GN-03' }],
  },
  {
    ...{
      customer: 'شيخة بنت مبارك الكثيري',
      isKnown: true,
      phone: '90000157',
      site: 'إتين، الحديقة',
      wilayat: 'صلالة',
      km: '11',
    },
    ...{ rep: 'أحمد الرواس', repPhone: '90000158', from: -4, until: 9 },
    lines: [{ kind: 'كرين', machine: 'CN-02', operator: 'سعيد العمري' }],
  },
  {
    ...{ customer: 'بلدية ثمريت', phone: '90000159', site: 'ثمريت، الشارع العام', wilayat: 'ثمريت', km: '82' },
    ...{ rep: 'حامد العوائد', repPhone: '90000160', from: -25, until: -4, end: 'returned' },
    lines: [{ kind: 'رولر', machine: 'RL-01', operator: 'طارق محمود' }],
  },
  {
    ...{ customer: 'شركة بحر العرب للإنشاء', phone: '90000161', site: 'عوقد الشمالية', wilayat: 'صلالة', km: '9' },
    ...{ rep: 'ناصر غواص', repPhone: '90000162', from: 1, until: 14, end: 'reserved' },
    lines: [{ kind: 'حفارة', machine: 'EX-05', operator: 'بيجو توماس' }],
  },
  {
    ...{ customer: 'مؤسسة أزهار ظفار', phone: '90000163', site: 'الدهاريز', wilayat: 'صلالة', km: '7' },
    ...{ rep: 'خالد عكعاك', repPhone: '90000164', from: 3, until: 5, end: 'sent' },
    lines: [{ kind: 'رافعة شوكية', machine: 'FL-01', operator: 'سالم قطن' }],
  },
  {
    ...{ customer: 'مجموعة ريسوت الصناعية', phone: '90000165', site: 'المنطقة الصناعية، ريسوت', wilayat: 'صلالة', km: '16' },
    ...{ rep: 'بدر هبيس', repPhone: '90000166', from: 6, until: 40, end: 'quoted' },
    lines: [
      { kind: 'حفارة', machine: 'EX-01', operator: 'سونيل ناير' },
      { kind: 'شيول', machine: 'WL-03', operator: 'كمال الشجيبي' },
    ],
  },
]
