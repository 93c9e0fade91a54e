import { machineAgreementPath, machineAgreementsPath, newMachineAgreementPath } from '#areas/equipment/paths.ts'
import type { AgreementPages } from '#areas/rates/public-ui.tsx'

export const machineAgreementPages: AgreementPages = {
  paths: { list: machineAgreementsPath, begin: newMachineAgreementPath, one: machineAgreementPath },
  billings: null,
  words: {
    ...{ title: 'اتفاقيات أسعار المعدات', begin: 'اتفاقية على أسعار المعدات', off: 'من أسعار المعدات' },
    ...{
      offHelp: 'على الأيام والساعات والنقلات، لا على النقل والأدوات والسقالات',
      fromHelp: 'عروض الأسعار السابقة تبقى على أسعارها',
    },
    ...{ endHelp: 'ما عُرض قبل ذلك يبقى على سعره', branch: 'الفرع', branchHelp: 'الذي اتفق معها' },
    none: 'اتفق مع شركة على خصم من القائمة، فتُسعّر به معداتها كلها في عروض الأسعار.',
    alone: 'اتفق معها على أسعار المعدات',
  },
}
