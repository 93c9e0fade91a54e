import type { MandateForm } from '#areas/properties/mandates/inputs.ts'

type Terms = Pick<MandateForm, 'commissionRate' | 'lettingFee' | 'expenseLimit' | 'reserve' | 'iban' | 'ibanHolder'>
type Heir = { owner: string; iban: string; holder: string }
export type ToldMandate = {
  owner: string
  properties: readonly string[]
  power: string
  terms: Terms
  /** Who has shares besides, and where their money goes. */
  others?: readonly Heir[]
}

const mostlyAsked = { lettingFee: '0', expenseLimit: '50', reserve: '0' }

/** What the owners agreed on with the office. What belongs to others, or in other parts, is an agreement of its own. */
export const toldMandates: readonly ToldMandate[] = [
  {
    ...{ owner: 'فاطمة بنت سعيد', properties: ['برج السعادة'], power: '1204/2023' },
    terms: {
      ...{ ...mostlyAsked, commissionRate: '5', reserve: '100' },
      ...{ iban: 'OM640180000001299200101', ibanHolder: 'فاطمة بنت سعيد بن عامر الشحري' },
    },
  },
  {
    ...{ owner: 'خالد بن سعيد', properties: ['بناية عوقد'], power: '1377/2023' },
    terms: {
      ...{ ...mostlyAsked, commissionRate: '7.5', expenseLimit: '100' },
      ...{ iban: 'OM720270000003180000202', ibanHolder: 'خالد بن سعيد العمري' },
    },
    others: [
      { owner: 'منى بنت راشد', iban: 'OM090180000001299200606', holder: 'منى بنت راشد آل علي' },
      { owner: 'زينب بنت علي', iban: 'OM170270000003180000707', holder: 'زينب بنت علي باوزير' },
    ],
  },
  {
    ...{ owner: 'نورة بنت حمد', properties: ['فيلا الدهاريز', 'مخازن ريسوت'], power: '1391/2023' },
    terms: {
      ...{ ...mostlyAsked, commissionRate: '6' },
      ...{ iban: 'OM420180000001299200303', ibanHolder: 'نورة بنت حمد الرواس' },
    },
  },
  {
    ...{ owner: 'شركة خور البليد', properties: ['مجمّع الحافة'], power: '1402/2023' },
    terms: {
      ...{ ...mostlyAsked, commissionRate: '4.5', expenseLimit: '200' },
      ...{ iban: 'OM500270000003180000404', ibanHolder: 'شركة خور البليد للعقارات' },
    },
    others: [{ owner: 'فاطمة بنت سعيد', iban: 'OM640180000001299200101', holder: 'فاطمة بنت سعيد بن عامر الشحري' }],
  },
  {
    ...{ owner: 'شركة خور البليد', properties: ['مكاتب السلام'], power: '1402/2023' },
    terms: {
      ...{ ...mostlyAsked, commissionRate: '5' },
      ...{ iban: 'OM500270000003180000404', ibanHolder: 'شركة خور البليد للعقارات' },
    },
  },
  {
    ...{ owner: 'مبارك الشنفري', properties: ['بيت طاقة'], power: '1455/2023' },
    terms: {
      ...{ ...mostlyAsked, commissionRate: '8' },
      ...{ iban: 'OM200180000001299200505', ibanHolder: 'مبارك بن سعيد الشنفري' },
    },
  },
  {
    ...{ owner: 'خالد بن سعيد', properties: ['سكن ثمريت'], power: '1377/2023' },
    terms: { ...mostlyAsked, commissionRate: '10', iban: 'OM720270000003180000202', ibanHolder: 'خالد بن سعيد العمري' },
  },
]
