export const equipmentPath = '/admin/equipment'
export const machinesPath = `${equipmentPath}/machines`
export const newMachinePath = `${machinesPath}/new`
export const machineImportsPath = `${machinesPath}/import`
export const machineImportPath = (id: string) => `${machineImportsPath}/${id}`
export const machinePath = (id: string) => `${machinesPath}/${id}`
export const machinePapersPath = (id: string) => `${machinePath(id)}/documents`
export const machineLabelPath = (id: string) => `${machinePath(id)}/label/pdf`
export const machineLabelsPath = `${machinesPath}/labels/pdf`
export const inspectMachinePath = (id: string) => `${machinePath(id)}/inspect`
export const machineSheetPath = (id: string) => `${equipmentPath}/hand-overs/${id}`
/** As short as it can be: it is drawn as a code. */
export const scanPath = (id: string) => `${machinePath(id)}/scan`
export const machineCalendarPath = `${equipmentPath}/calendar`
export const kindsPath = `${equipmentPath}/kinds`
export const kindPath = (id: string) => `${kindsPath}/${id}`
export const pricesPath = `${equipmentPath}/prices`
export const machineAgreementsPath = `${equipmentPath}/agreements`
export const newMachineAgreementPath = `${machineAgreementsPath}/new`
export const machineAgreementPath = (id: string) => `${machineAgreementsPath}/${id}`
export const implementsPath = `${equipmentPath}/attachments`
export const newImplementPath = `${implementsPath}/new`
export const implementPath = (id: string) => `${implementsPath}/${id}`
export const machinePriceImportsPath = `${pricesPath}/import`
export const machinePriceImportPath = (id: string) => `${machinePriceImportsPath}/${id}`
export const operatorsPath = `${equipmentPath}/operators`
export const operatorImportsPath = `${operatorsPath}/import`
export const operatorImportPath = (id: string) => `${operatorImportsPath}/${id}`
export const newOperatorPath = `${operatorsPath}/new`
export const operatorPath = (id: string) => `${operatorsPath}/${id}`
export const poolsPath = `${equipmentPath}/pools`
export const poolImportsPath = `${poolsPath}/import`
export const poolImportPath = (id: string) => `${poolImportsPath}/${id}`
export const newPoolPath = `${poolsPath}/new`
export const poolPath = (id: string) => `${poolsPath}/${id}`
export const hireRulesPath = `${equipmentPath}/rules`
export const hiresPath = `${equipmentPath}/hires`
export const hireImportsPath = `${hiresPath}/import`
export const hireImportPath = (id: string) => `${hireImportsPath}/${id}`
export const newHirePath = `${hiresPath}/new`
export const hirePath = (id: string) => `${hiresPath}/${id}`
export const hireContractPath = (id: string) => `${hirePath(id)}/contract/pdf`
export const poolsPaperPath = (id: string) => `${hirePath(id)}/pools/pdf`
export const sheetsPath = `${equipmentPath}/sheets`
export const sheetImportsPath = `${equipmentPath}/sheet-imports`
export const sheetImportPath = (id: string) => `${sheetImportsPath}/${id}`
export const sheetPath = (lineId: string, day: string) => `${sheetsPath}/${lineId}/${day}`
export const billingPath = `${equipmentPath}/billing`
/** The public page, and one's own hires in the portal. */
export const cataloguePath = '/services/equipment-rental'
export const ownHiresPath = '/dashboard/hires'
export const ownHirePath = (id: string) => `${ownHiresPath}/${id}`
/** What whoever speaks for a site was sent. */
export const sheetLinkPath = (token: string) => `/sheet/${token}`
export const sheetLinkPicturePath = (token: string, fileId: string) => `${sheetLinkPath(token)}/pictures/${fileId}`
export const ownPicturePath = (id: string, fileId: string) => `${ownHirePath(id)}/pictures/${fileId}`
export const cycleSheetsPath = (id: string, cycle: number) => `${hirePath(id)}/cycles/${cycle}/pdf`
export const lineNotePath = (id: string, lineId: string) => `${hirePath(id)}/lines/${lineId}/pdf`
export const transportPath = `${equipmentPath}/transport`
export const claimsPath = `${equipmentPath}/claims`
export const newClaimPath = `${claimsPath}/new`
export const claimPath = (id: string) => `${claimsPath}/${id}`
export const claimPdfPath = (id: string) => `${claimPath(id)}/pdf`
export const reportsPath = `${equipmentPath}/reports`
export const subHiresPath = `${equipmentPath}/sub-hires`
