import type { AgreementPages } from '#areas/rates/public-ui.tsx'
import { agreementPath, agreementsPath, newAgreementPath } from '#areas/vehicles/paths.ts'

export const carAgreementPages: AgreementPages = {
  paths: { list: agreementsPath, begin: newAgreementPath, one: agreementPath },
  billings: { each: 'فاتورة لكل عقد', monthly: 'فاتورة واحدة كل شهر لكل سياراتها' },
  words: {
    ...{ title: 'اتفاقيات أسعار السيارات', begin: 'اتفاقية على أسعار السيارات', off: 'من أسعار السيارات' },
    ...{ offHelp: 'على الأيام والساعات، لا على الإضافات والتوصيل', fromHelp: 'الحجوزات السابقة تبقى على أسعارها' },
    ...{ endHelp: 'ما حُجز قبل ذلك يبقى على سعره', branch: 'فرع الفواتير' },
    branchHelp: 'تصدر منه فاتورة الشهر لكل سياراتها',
    none: 'اتفق مع شركة على خصم من القائمة، فتُسعّر به سياراتها كلها وتُجمع فواتيرها.',
    alone: 'اتفق معها على أسعار السيارات',
  },
}
