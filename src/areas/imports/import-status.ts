export const importStatuses = { uploaded: 'رُفع', checked: 'فُحص', imported: 'استُورد', refused: 'لم يُستورد' } as const
export type ImportStatus = keyof typeof importStatuses
