export const boxesPath = '/admin/finance/boxes'
export const myBoxPath = `${boxesPath}/mine`
export const sessionsPath = `${boxesPath}/sessions`
export const movesPath = `${boxesPath}/moves`
export const bankAccountsPath = `${boxesPath}/bank-accounts`
export const movePath = (id: string) => `${movesPath}/${id}`
