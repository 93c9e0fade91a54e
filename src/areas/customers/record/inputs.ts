import { z } from 'zod'
import { channels, partyRoles } from '#areas/customers/customer.ts'
import { isMasked } from '#platform/field-mask.ts'
import { customerKinds } from '#values/customer-kinds.ts'
import { chosen, email, optionalText, whenRight, written } from '#values/shapes.ts'
import { isWilayat } from '#values/wilayats.ts'
import { civilNumber, commercialRegister, country, passportNumber, postalCode, realPhone, vatin } from './identifiers.ts'

const ticked = z
  .string()
  .optional()
  .transform((value) => value === 'yes')

const severally = <Shape extends z.ZodType>(shape: Shape) => z.preprocess((value) => [value].flat(), z.array(shape)).prefault([])

const addressShape = {
  wilayat: z.string().refine(isWilayat, 'اختر من القائمة.').optional(),
  quarter: optionalText(100),
  block: optionalText(30),
  plot: optionalText(30),
  way: optionalText(60),
  building: optionalText(60),
  flat: optionalText(30),
  postBox: optionalText(20),
  postalCode: postalCode.optional(),
  nationalUnit: optionalText(30),
  nationalStreet: optionalText(100),
  nationalPlace: optionalText(100),
}

/** A name has letters: of a number in its place somebody has taken one column or field for another. */
const askName = 'اكتب الاسم كاملًا كما في البطاقة.'

/** Everything one writes down about a customer, at the counter or later. */
const customerShape = {
  kind: chosen(customerKinds, 'اختر فردًا أو شركة.'),
  name: written(askName, 120).refine((name) => /\p{L}/u.test(name), askName),
  givenName: optionalText(60),
  fatherName: optionalText(60),
  grandfatherName: optionalText(60),
  familyName: optionalText(60),
  latinName: optionalText(120),
  civilNumber: civilNumber.optional(),
  passportNumber: passportNumber.optional(),
  passportCountry: country.optional(),
  commercialRegister: commercialRegister.optional(),
  vatin: vatin.optional(),
  phone: realPhone.optional(),
  whatsapp: ticked,
  email: email.optional(),
  preferredChannel: chosen(channels, 'اختر من القائمة.').optional(),
  ...addressShape,
}

type Reached = { phone?: string | undefined; civilNumber?: string | undefined; commercialRegister?: string | undefined }

/** A record by which nobody can be found again is no use at the counter. */
function canBeFound(customer: Reached & { passportNumber?: string | undefined }, context: z.RefinementCtx) {
  const { phone, civilNumber: civil, commercialRegister: register, passportNumber: passport } = customer
  if (phone || civil || register || passport) return
  context.addIssue({ code: 'custom', path: ['phone'], message: 'اكتب رقم الهاتف، أو رقم وثيقة يُعرف بها.' })
}

type Passport = { passportNumber?: string | undefined; passportCountry?: string | undefined }

/** The two name a passport together; one without the other names none. */
function passportIsWhole({ passportNumber: number, passportCountry }: Passport, context: z.RefinementCtx) {
  if (number && !passportCountry) context.addIssue({ code: 'custom', path: ['passportCountry'], message: 'اختر دولة الجواز.' })
  if (passportCountry && !number)
    context.addIssue({ code: 'custom', path: ['passportNumber'], message: 'اكتب رقم الجواز، أو امسح دولته.' })
}

export const RegisterCustomerInput = z
  .object({
    ...customerShape,
    branchId: z.uuid('اختر الفرع من القائمة.').optional(),
    roles: severally(chosen(partyRoles, 'اختر من القائمة.')),
    anyway: ticked,
  })
  .superRefine(canBeFound, whenRight('phone', 'civilNumber', 'commercialRegister', 'passportNumber'))
  .superRefine(passportIsWhole, whenRight('passportNumber', 'passportCountry'))
export type RegisterCustomerForm = z.input<typeof RegisterCustomerInput>

/** A number that came masked goes back masked: it was not this person's to change. */
const orMasked = (shape: typeof civilNumber | typeof passportNumber) =>
  z.string().transform((text, context) => {
    if (isMasked(text)) return text
    const read = shape.safeParse(text)
    if (read.success) return read.data
    context.addIssue({ code: 'custom', message: read.error.issues[0]?.message ?? '' })
    return z.NEVER
  })

export const CorrectCustomerInput = z
  .object({
    ...customerShape,
    civilNumber: orMasked(civilNumber).optional(),
    passportNumber: orMasked(passportNumber).optional(),
    id: z.uuid(),
    version: z.coerce.number().int(),
  })
  .superRefine(canBeFound, whenRight('phone', 'civilNumber', 'commercialRegister', 'passportNumber'))
  .superRefine(passportIsWhole, whenRight('passportNumber', 'passportCountry'))
export type CorrectCustomerForm = z.input<typeof CorrectCustomerInput>

/** What a customer may set right in their own account; phone and e-mail address are shown to be theirs elsewhere. */
export const CorrectOwnProfileInput = z.object({
  kind: customerShape.kind.optional(),
  commercialRegister: customerShape.commercialRegister,
  vatin: customerShape.vatin,
  name: customerShape.name,
  latinName: customerShape.latinName,
  whatsapp: customerShape.whatsapp,
  preferredChannel: customerShape.preferredChannel,
  ...addressShape,
})
export type OwnProfileForm = z.input<typeof CorrectOwnProfileInput>
