/** «أقل من 1 كيلوبايت», «340 كيلوبايت», «1.2 ميجابايت» */
export function sizeInWords(bytes: number) {
  if (bytes < 1024) return 'أقل من 1 كيلوبايت'
  const kilobytes = Math.round(bytes / 1024)
  return kilobytes < 1000 ? `${kilobytes} كيلوبايت` : `${(bytes / 2 ** 20).toFixed(1)} ميجابايت`
}
