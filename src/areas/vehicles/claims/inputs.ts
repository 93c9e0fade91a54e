import { z } from 'zod'
import { AssessClaimShape, claimPictures } from '#areas/claims/public.ts'
import { timeOn } from '#values/days.ts'
import { chosen, optionalText, plannedDay, rialsOrNone, time, written } from '#values/shapes.ts'
import { readyOn } from '../fleet/inputs.ts'
import { accidentKindNames } from './claim.ts'

const claimId = z.uuid()
const ticked = z
  .literal('yes')
  .optional()
  .transform((word) => word === 'yes')

/** The form brings the id, so a second press is the same accident. */
const Reporting = z.object({
  id: z.uuid(),
  contractId: z.uuid('اختر العقد.'),
  on: plannedDay('اكتب يوم الحادث.'),
  onTime: time('اكتب ساعة الحادث، مثل 14:30.'),
  place: written('اكتب مكان الحادث.', 120),
  what: chosen(accidentKindNames, 'اختر ما حدث.'),
  about: optionalText(300),
  driveable: chosen(['yes', 'no'], 'هل تسير السيارة؟'),
  otherParty: optionalText(200),
  policeReportNo: optionalText(40),
  readyOn,
  photos: claimPictures,
})
export const ReportAccidentInput = Reporting.transform(({ on, onTime, driveable, ...typed }) => ({
  ...typed,
  ...{ at: timeOn(on, onTime), driveable: driveable === 'yes' },
}))
export type ReportAccidentForm = z.input<typeof Reporting>

const Police = z.object({
  claimId,
  policeReportNo: written('اكتب رقم بلاغ الشرطة.', 40),
  reportedOn: plannedDay('اكتب يوم البلاغ.'),
  reportedTime: time('اكتب ساعة البلاغ، مثل 14:30.'),
})
export const PoliceReportInput = Police.transform(({ reportedOn, reportedTime, ...typed }) => ({
  ...typed,
  reportedAt: timeOn(reportedOn, reportedTime),
}))
export type PoliceReportForm = z.input<typeof Police>

const Assessing = AssessClaimShape.extend({
  offRoad: ticked,
  otherDriver: ticked,
  insurer: optionalText(80),
  insurerClaim: optionalText(40),
})
export const AssessClaimInput = Assessing.superRefine(({ insurer, insurerClaim }, { addIssue }) => {
  if (insurer && !insurerClaim)
    addIssue({ code: 'custom', message: 'اكتب رقم المطالبة كما أعطته شركة التأمين.', path: ['insurerClaim'] })
  if (insurerClaim && !insurer) addIssue({ code: 'custom', message: 'اكتب اسم شركة التأمين.', path: ['insurer'] })
})
export type AssessClaimForm = z.input<typeof Assessing>

const InsurerPaying = z.object({
  claimId,
  paid: rialsOrNone,
  accountId: z.uuid('اختر الحساب الذي وصل إليه.').optional(),
  bankReference: optionalText(60),
})
export const InsurerPaidInput = InsurerPaying.superRefine(({ paid, accountId, bankReference }, { addIssue }) => {
  if (paid > 0n && !accountId) addIssue({ code: 'custom', message: 'اختر الحساب الذي وصل إليه.', path: ['accountId'] })
  if (paid > 0n && !bankReference) addIssue({ code: 'custom', message: 'اكتب المرجع كما في كشف البنك.', path: ['bankReference'] })
})
export type InsurerPaidForm = z.input<typeof InsurerPaying>
