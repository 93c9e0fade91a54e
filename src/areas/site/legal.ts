import type { CompanyProfile } from '#areas/company/public.ts'
import { dayInWords } from '#values/dates.ts'
import { inGroups } from '#values/phones.ts'
import { howMany } from '#values/plural.ts'
import { type Clause, type LegalFacts, said } from './clauses.ts'

/** A legal text as this company can say it today. It names its edition once the company has given it one. */
export function legalText(clauses: readonly Clause[], company: CompanyProfile) {
  const { legalVersion: version, legalDate } = company
  return {
    edition: version && legalDate ? { version, date: dayInWords(legalDate) } : null,
    clauses: said(clauses, legalFacts(company)),
  }
}

/** What the texts may mention, in the words they need. */
function legalFacts(company: CompanyProfile): LegalFacts {
  const { financeYears, realEstateYears, privacyDays, refundDays, dataOfficerPhone } = company
  const known = {
    ...Object.fromEntries(texts.map((name) => [name, company[name]])),
    dataOfficerPhone: dataOfficerPhone && inGroups(dataOfficerPhone),
    financeYears: financeYears && howMany(financeYears, 'year'),
    realEstateYears: realEstateYears && howMany(realEstateYears, 'year'),
    privacyDays: privacyDays && howMany(privacyDays, 'day', 'gen'),
    refundDays: refundDays && howMany(refundDays, 'day', 'gen'),
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value))
}

const texts = [
  'legalName',
  'commercialRegister',
  'hostingPlace',
  'processors',
  'dataOfficerName',
  'dataOfficerEmail',
  'carCancelRule',
  'carEarlyReturnRule',
  'carNoShowRule',
  'hireCancelRule',
  'parcelCancelRule',
  'parcelReturnRule',
] as const
