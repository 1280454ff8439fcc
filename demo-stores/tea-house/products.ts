import type { ProductDescription } from 'store-api/store-description/description.ts'
import { withFacts } from './facts/facts.ts'
import { withPictures } from './pictures.ts'
import { bread } from './products/bread.ts'
import { brewing } from './products/brewing.ts'
import { steamedBuns } from './products/buns.ts'
import { cakes } from './products/cakes.ts'
import { chilledCakes } from './products/chilled-cakes.ts'
import { cookingSauces } from './products/cooking-sauces.ts'
import { dimSum } from './products/dim-sum.ts'
import { driedGoods } from './products/dried-goods.ts'
import { drinks } from './products/drinks.ts'
import { dumplings } from './products/dumplings.ts'
import { everydayBuns } from './products/everyday-buns.ts'
import { filledBread } from './products/filled-bread.ts'
import { fruitAndRootTea } from './products/fruit-and-root-tea.ts'
import { giftSets } from './products/gift-sets.ts'
import { giftWrap } from './products/gift-wrap.ts'
import { grains } from './products/grains.ts'
import { greens } from './products/greens.ts'
import { herbalTea } from './products/herbal-tea.ts'
import { kitchenware } from './products/kitchenware.ts'
import { looseTea } from './products/loose-tea.ts'
import { memberships } from './products/memberships.ts'
import { mooncakes } from './products/mooncakes.ts'
import { mountainTea } from './products/mountain-tea.ts'
import { noodles } from './products/noodles.ts'
import { occasions } from './products/occasions.ts'
import { pastries } from './products/pastries.ts'
import { preserved } from './products/preserved.ts'
import { regionalMooncakes } from './products/regional-mooncakes.ts'
import { regionalNoodles } from './products/regional-noodles.ts'
import { rootsAndFruit } from './products/roots-and-fruit.ts'
import { sauces } from './products/sauces.ts'
import { savourySnacks } from './products/savoury-snacks.ts'
import { seasonings } from './products/seasonings.ts'
import { snacks } from './products/snacks.ts'
import { soupLarder } from './products/soup-larder.ts'
import { soups } from './products/soups.ts'
import { sweets } from './products/sweets.ts'
import { teaBags } from './products/tea-bags.ts'
import { teaBar } from './products/tea-bar.ts'
import { teaTools } from './products/tea-tools.ts'
import { teatimePastries } from './products/teatime-pastries.ts'
import { teaware } from './products/teaware.ts'
import { tofuAndEggs } from './products/tofu-and-eggs.ts'

const drafts: readonly ProductDescription[] = [
  ...looseTea,
  ...mountainTea,
  ...herbalTea,
  ...fruitAndRootTea,
  ...teaBags,
  ...teaware,
  ...brewing,
  ...teaTools,
  ...drinks,
  ...teaBar,
  ...mooncakes,
  ...regionalMooncakes,
  ...steamedBuns,
  ...everydayBuns,
  ...bread,
  ...filledBread,
  ...cakes,
  ...chilledCakes,
  ...pastries,
  ...teatimePastries,
  ...noodles,
  ...regionalNoodles,
  ...grains,
  ...sauces,
  ...cookingSauces,
  ...seasonings,
  ...preserved,
  ...driedGoods,
  ...soupLarder,
  ...soups,
  ...snacks,
  ...savourySnacks,
  ...sweets,
  ...kitchenware,
  ...greens,
  ...rootsAndFruit,
  ...dumplings,
  ...dimSum,
  ...tofuAndEggs,
  ...giftSets,
  ...occasions,
  ...giftWrap,
  ...memberships,
]

export const products: readonly ProductDescription[] = drafts.map(draft => withPictures(withFacts(draft)))
