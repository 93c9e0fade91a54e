import { contractPath, contractsPath } from '#areas/contracts/contract.ts'

export const textsPath = `${contractsPath}/templates`
export const textPath = (kind: string) => `${textsPath}/${kind}`
export const paperPath = (contractId: string) => `${contractPath(contractId)}/pdf`
