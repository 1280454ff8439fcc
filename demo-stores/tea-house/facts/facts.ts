import type { ProductDescription, ProductFact } from 'store-api/store-description/description.ts'
import { both, fact } from '../../product.ts'
import { ALLERGENS, CONTENTS } from './contents.ts'
import { ORIGINS } from './origins.ts'

const care = (en: string, zh: string, name = both('Keep', '保存')) => fact('care', name, both(en, zh))
const brew = (en: string, zh: string) => fact('brewing', both('Brew', '冲泡'), both(en, zh))
const dry = care(
  'Closed, dry and dark; best within a year of opening.',
  '密封，干燥避光；开封后一年内风味最佳。',
)
const today = care(
  'Best on the day. Keeps two days wrapped, a month frozen.',
  '当天最好吃。包好可放两天，冷冻一个月。',
)
const chilled = care('Keep chilled at 4 °C and eat within two days.', '4 °C 冷藏，两天内食用。')
const frozen = care(
  'Keep frozen at −18 °C; cook from frozen, never thaw.',
  '−18 °C 冷冻；直接下锅，不必解冻。',
)
const cupboard = care('Cool and dry; close well after opening.', '阴凉干燥处存放，开封后密封。')
const wash = care(
  'Rinse with hot water, no soap; let it dry open.',
  '热水冲净，不用洗洁精；敞开晾干。',
  both('Care', '养护'),
)

/** What holds for a whole shelf. */
const BY_SHELF: Readonly<Record<string, readonly ProductFact[]>> = {
  'loose-tea': [
    brew(
      '3 g to 150 ml at 85–95 °C, 2 minutes; again five times.',
      '3 克配 150 毫升，85–95 °C，两分钟，可续五泡。',
    ),
    dry,
  ],
  'herbal-tea': [brew('5 g to 300 ml of boiling water, 5 minutes.', '5 克配 300 毫升沸水，五分钟。'), dry],
  'tea-bags': [brew('One bag to 250 ml, 3 minutes.', '一包配 250 毫升，三分钟。'), dry],
  teaware: [wash],
  bread: [today],
  buns: [
    care(
      'Steam for 8 minutes, from frozen for 14.',
      '上汽蒸 8 分钟，冷冻的蒸 14 分钟。',
      both('Cook', '加热'),
    ),
  ],
  cakes: [chilled],
  pastries: [care('In a closed tin for ten days.', '密封罐中可放十天。')],
  mooncakes: [care('Cool and dry, forty days from the oven.', '阴凉干燥处，出炉后四十天。')],
  dumplings: [frozen],
  'tofu-eggs': [chilled],
  noodles: [cupboard],
  'rice-grains': [cupboard],
  sauces: [care('Once open, in the fridge.', '开封后冷藏。')],
  seasonings: [cupboard],
  'dried-goods': [cupboard],
  snacks: [cupboard],
  produce: [care('Unwashed in the fridge, in paper.', '不洗，用纸包好冷藏。')],
}

/** A product with what its shelf, where it does not say so itself, its label and its origin say of it. */
export function withFacts(product: ProductDescription): ProductDescription {
  const { id, categorySlugs, facts = [] } = product
  const [en, zh, ...allergens] = CONTENTS[id] ?? []
  const origin = ORIGINS[id]
  const named = allergens.map(one => ALLERGENS[one])
  return {
    ...product,
    facts: [
      ...(origin ? [{ ...fact('origin', both('From', '产地'), both(...origin)), onCard: true }] : []),
      ...(en && zh ? [fact('ingredients', both('Ingredients', '配料'), both(en, zh))] : []),
      ...(named.length > 0
        ? [
            fact(
              'allergens',
              both('Contains', '过敏原'),
              both(named.map(x => x.en).join(', '), named.map(x => x.zh).join('、')),
            ),
          ]
        : []),
      ...facts,
      ...(BY_SHELF[categorySlugs[0] ?? ''] ?? []).filter(({ kind }) => facts.every(own => own.kind !== kind)),
    ],
  }
}
