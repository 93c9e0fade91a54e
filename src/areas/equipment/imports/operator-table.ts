import { importTable } from '#areas/imports/public.ts'

/** A row for each licence of an operator; one without any has a row of their own. */
export const operatorTable = importTable(
  {
    name: { word: 'الاسم', ask: 'اختر عمود الاسم.', names: ['المشغل', 'اسم المشغل', 'name', 'operator'], example: 'راجيش كومار' },
    phone: {
      ...{ word: 'الهاتف', ask: 'اختر عمود الهاتف.', example: '9911 2233' },
      names: ['رقم الهاتف', 'هاتف المشغل', 'phone', 'mobile'],
    },
    kind: {
      ...{ word: 'النوع المرخص له', example: 'حفارة 22 طنًا' },
      names: ['النوع', 'نوع المعدة', 'الرخصة', 'kind', 'licence', 'machine'],
    },
    until: {
      ...{ word: 'آخر يوم في الرخصة', example: '2027-05-31' },
      names: ['انتهاء الرخصة', 'تاريخ الانتهاء', 'licence until', 'licence expiry', 'expiry'],
    },
  },
  { most: 1_000 },
)
