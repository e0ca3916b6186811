import { words } from '../../words/word-list.ts';

/** What is done in English-speaking kitchens. */
export const englishVerbs = words(`
  acidulate adjust agitate air-fry allow alternate amalgamate anchor anoint apply arrange assemble
    attach bake barbecue bash baste beat blacken blanch blend blind-bake blitz bloom blot boil
    bone bread brine bring brown bruise brush bubble bundle burn bury butcher butterfly caramelise
    caramelize carve char check chill chop chuck clarify clean clip close coat coax coddle collect
    combine compress concentrate continue cook cool core cover crack crank crimp crisp cross-hatch
    crumble crumple crush cube cure curl cut dab deep-fry defrost deglaze degrease dehydrate
    deposit desalt descale deseed destem detach devein dice dilute dip disassemble discard
    dislodge dispose dissolve distribute divide divvy dock dollop dot double double-check drag
    drain drape dredge drench dress drizzle drop dry dump dunk dust eject elevate embed empty
    emulsify encase enclose enjoy enrich ensure extract fasten feed ferment fill fillet filter
    finish firm fit flake flambe flash-fry flatten flick flip float flood flour fluff flute fold
    follow forage fork freeze fry funnel garnish gather glaze gouge grab grate grease griddle
    grill grind half halve hang heap heat hold hollow hull hydrate immerse incorporate increase
    infuse inject insert inspect interleave invert jiggle join julienne keep knead knock label
    ladle lard lay layer leave level lift line liquefy liquidise liquidize load lock loosen lower
    lubricate macerate maintain make marinade marinate mash massage measure melt microwave mince
    mist mix moisten mold monitor mould mound mount move muddle nestle nudge open overlap pack
    paint parboil parcook pare part partially paste pat peel percolate perforate pick pickle pinch
    pipe pit place plait plonk plop pluck plump plunge poach point poke pop portion position pound
    pour pre-bake pre-cook pre-heat pre-soak precook preheat prepare presoak press pressure-cook
    prick proceed proof prop puff pull pulse pulverise pulverize pummel puncture puree push put
    quarter quench quick-soak rake readjust reassemble reboil recover reduce refill refresh
    refrigerate reheat rehydrate release remix remove render repeat replenish reposition reroll
    reseal reserve reshape resist retain retrieve return reverse rewarm rinse rip roast roll
    rotate rub sandwich saute scald scale scatter scoop score scramble scrape scrub scrunch sculpt
    seal sear season secure seed separate serve set settle shake shallow-fry shape shave shell
    shred shuck sieve sift simmer siphon skewer skim skin slash slather slice slide slip slit
    slow-cook smash smear smoke smooth smother snap snip soak soften sous-vide spatchcock spear
    splash splatter split sponge spoon spray spread sprinkle sprout squash squeeze squirt squish
    stack stamp stand steady steam steep sterilise sterilize stew stick stir stir-fry stitch store
    strain stretch strew strip stuff subdivide submerge sweat sweep sweeten swirl swish tap taste
    tear tease tenderise tenderize test thaw thicken thin thread throw tie tilt tip toast top toss
    transfer trickle trim truss try tuck tumble turn twirl twist unclip uncover unfold unmold
    unmould unpack unroll unwrap upend use warm wash weave wedge weigh wet whack wheel whip whirl
    whisk whiz whizz wiggle wipe wobble work wrap wring zap zest zigzag
`);
