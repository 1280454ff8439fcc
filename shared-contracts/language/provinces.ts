import type { Language } from './language.ts'

/** Names of Canada's provinces and territories by code (Canada Post). */
export const CANADA = {
  AB: { en: 'Alberta', zh: '阿尔伯塔省' },
  BC: { en: 'British Columbia', zh: '卑诗省' },
  MB: { en: 'Manitoba', zh: '曼尼托巴省' },
  NB: { en: 'New Brunswick', zh: '新不伦瑞克省' },
  NL: { en: 'Newfoundland and Labrador', zh: '纽芬兰与拉布拉多省' },
  NS: { en: 'Nova Scotia', zh: '新斯科舍省' },
  NT: { en: 'Northwest Territories', zh: '西北地区' },
  NU: { en: 'Nunavut', zh: '努纳武特地区' },
  ON: { en: 'Ontario', zh: '安大略省' },
  PE: { en: 'Prince Edward Island', zh: '爱德华王子岛省' },
  QC: { en: 'Quebec', zh: '魁北克省' },
  SK: { en: 'Saskatchewan', zh: '萨斯喀彻温省' },
  YT: { en: 'Yukon', zh: '育空地区' },
} as const satisfies Record<string, Record<Language, string>>
