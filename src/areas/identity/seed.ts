import type { Ctx } from '#platform/context.ts'
import { addDemonstrationAccount } from './accounts/use-cases/add-demonstration-account.ts'

/** The people of the demonstration office. Which role each holds is told by access; Said has been given nothing yet. */
const people = {
  maryam: 'مريم الشحري',
  salim: 'سالم الكثيري',
  huda: 'هدى باعمر',
  fatima: 'فاطمة العمري',
  zahra: 'زهراء الغساني',
  ahmed: 'أحمد الرواس',
  noor: 'نور قطن',
  khalid: 'خالد تبوك',
  waleed: 'وليد الحضري',
  said: 'سعيد المعشني',
  bakhit: 'بخيت جعبوب',
  salma: 'سلمى العوائد',
  juma: 'جمعة النجار',
  layla: 'ليلى المهري',
  mashani: 'سالم المعشني',
  muslim: 'مسلم بيت كثير',
  rajesh: 'راجيش كومار',
  kamal: 'كمال الشجيبي',
  asma: 'أسماء باعبود',
  awad: 'عوض حاردان',
  hamad: 'حمد العمري',
  badr: 'بدر الغساني',
  musallam: 'مسلم العوائد',
}

/** Two who come by the portal. */
const customers = { shaikha: 'شيخة بنت مبارك الكثيري', mubarak: 'مبارك بن سعيد الشنفري' }

export async function seed(ctx: Ctx) {
  for (const [word, name] of Object.entries(people))
    await addDemonstrationAccount(ctx, { name, email: `${word}@altahaluf.example` })
  for (const [word, name] of Object.entries(customers))
    await addDemonstrationAccount(ctx, { name, email: `${word}@altahaluf.example`, kind: 'customer' })
}
