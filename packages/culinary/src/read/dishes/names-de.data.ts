/** What dishes are called in German: nouns of kinds of dishes, which end compounds where a "-" stands before them, and a "~" where the front of these is a food. */
export const headsDe = `
  -kuchen -küchle -küchlein -torte -törtchen -kekse -keks -plätzchen -pudding -suppe -süppchen -cremesuppe ~brühe -eintopf -auflauf -gratin -gulasch
  -braten -schnitzel -geschnetzeltes -rouladen -roulade -lasagne -curry -ragout -risotto -salat -pizza -frikadellen -buletten -bulette -klopse
  -bratlinge -bratling -puffer -knödel -klöße -spätzle -nockerl -nocken -nudeln -maultaschen -strudel -schmarrn -schmarren -grütze -waffeln -muffins
  -muffin -schnitten ~schnecken -zopf -stollen -stuten -pfannkuchen ~pfanne -tarte -quiche -brownies -cookies -cupcakes -brötchen -semmeln -brot
  -fladen ~stangen -konfitüre -marmelade -gelee -chutney -ketchup -pesto ~soße ~sauce -dip -aufstrich -likör ~sirup -limonade -bowle -punsch -smoothie
  -kompott ~mus ~creme -mousse -parfait -sorbet -eis -flammeri ~schaum ~speise -brei -porridge -müsli -granola -riegel -pralinen -trüffel -makronen
  -kipferl -krapfen -berliner -strauben -laibchen -sülze -pastete -terrine -tatar -carpaccio -burger -wraps -bowl -pilaw -paella -klößchen -bällchen
  ~spieße -schaschlik -röllchen ~taschen -täschchen ~rollen ~ecken ~herzen ~kugeln -hörnchen -striezel -gugelhupf -rührkuchen -küchli -wähe -omelett
  -omelette -frittata -rösti -stampf -püree -gröstl ~topf -stroganoff -bolognese -carbonara -cannelloni -gnocchi -ravioli -tortellini -focaccia
  -baguette -pie -cobbler -crumble -cheesecake -tiramisu -pancakes -crêpes -kimchi -sauerkraut -hummus -falafel -frikassee -haschee ~mark ~essenz
  -relish -pickles ~happen -häppchen ~toast -sandwich -schnittchen -krusteln -krusten ~fächer ~shot ~flip -sandwiches -schichtkohl -stulle -dal
  -bratwurst -bratwürste -datschi -bavesen -zupfkuchen -krokant -nougat -lebkuchen -printen -streusel -käsekuchen -sacher -bienenstich -donauwelle
  ~joghurt ~drink -suppentopf ~cracker ~chips -dressing -marinade -remoulade -mayonnaise ~essig ~öl ~butter ~salz ~tee ~saft -kakao -kaffee -latte
  -cocktail -spritz
`;
/** Names of dishes of one word or more that no end tells. */
export const namesDe = `
  Zupfkuchen, Bienenstich, Donauwelle, Donauwellen, Schwarzwälder Kirsch, Frankfurter Kranz, Kalter Hund, Arme Ritter, Kaiserschmarrn,
  Kaiserschmarren, Sauerbraten, Labskaus, Königsberger Klopse, Himmel und Erde, Himmel un Ääd, Birnen Bohnen und Speck, Rote Grütze, Herrencreme,
  Welfenspeise, Dampfnudeln, Buchteln, Germknödel, Marillenknödel, Zwetschgenknödel, Zwetschgendatschi, Datschi, Apfelstrudel, Topfenstrudel,
  Palatschinken, Salzburger Nockerl, Kasnocken, Kasspatzn, Kässpatzen, Kässpätzle, Käsespätzle, Schupfnudeln, Bubespitzle, Maultaschen,
  Herrgottsbscheißerle, Gaisburger Marsch, Saure Kutteln, Saure Nierle, Saure Rädle, Leberkäse, Fleischpflanzerl, Fleischküchle, Schweinshaxe,
  Surhaxe, Eisbein, Schäufele, Schäuferl, Saumagen, Pfefferpotthast, Zwiebelrostbraten, Rostbraten, Tafelspitz, Backhendl, Paprikahendl, Beuschel,
  Salonbeuschel, Gröstl, Tiroler Gröstl, Krautfleckerl, Schinkenfleckerl, Grammelknödel, Kaspressknödel, Leberknödel, Semmelknödel, Serviettenknödel,
  Thüringer Klöße, Hefeklöße, Quarkkeulchen, Eierschecke, Dresdner Stollen, Christstollen, Baumkuchen, Streuselkuchen, Kirschmichel, Kirschenmichel,
  Scheiterhaufen, Ofenschlupfer, Grießbrei, Milchreis, Grießflammeri, Vanillekipferl, Zimtsterne, Spitzbuben, Springerle, Bethmännchen, Anisplätzchen,
  Spritzgebäck, Pfeffernüsse, Magenbrot, Lebkuchen, Elisenlebkuchen, Hildabrötchen, Linzer Torte, Linzer Augen, Sachertorte, Dobostorte,
  Esterházyschnitten, Punschkrapfen, Mohr im Hemd, Marmorkuchen, Gugelhupf, Sandkuchen, Zitronenkuchen, Käsekuchen, Apfelkuchen, Rüblikuchen,
  Rüblitorte, Karottenkuchen, Zebrakuchen, Maulwurfkuchen, Fantakuchen, Selterskuchen, Becherkuchen, Butterkuchen, Zuckerkuchen, Franzbrötchen,
  Streuseltaler, Schweineohren, Windbeutel, Nussecken, Nusshörnchen, Hefezopf, Osterlamm, Neujahrsbrezel, Laugenbrezeln, Laugenstangen, Flammkuchen,
  Zwiebelkuchen, Pfannkuchen, Eierkuchen, Plinsen, Kartoffelpuffer, Reibekuchen, Reiberdatschi, Rösti, Bratkartoffeln, Kartoffelsalat,
  Pellkartoffeln mit Quark, Kartoffelgratin, Dibbelabbes, Kerscheplotzer, Döppekooche, Grumbeerkiechle, Hoorische, Kappes, Grünkohl mit Pinkel,
  Schnippelbohnen, Steckrübeneintopf, Pichelsteiner, Soljanka, Borschtsch, Borschtschsuppe, Gulasch, Szegediner Gulasch, Kesselgulasch,
  Bauernfrühstück, Strammer Max, Hoppelpoppel, Senfeier, Soleier, Russische Eier, Verlorene Eier, Frikadellen, Buletten, Hackbraten, Falscher Hase,
  Cevapcici, Rouladen, Rinderrouladen, Kohlrouladen, Krautwickel, Krautwickerl, Gefüllte Paprika, Gefüllte Zucchini, Jägerschnitzel,
  Zigeunerschnitzel, Wiener Schnitzel, Cordon bleu, Züricher Geschnetzeltes, Zürcher Geschnetzeltes, Älplermagronen, Capuns, Pizokel, Pizzoccheri,
  Birchermüesli, Bircher Müsli, Fotzelschnitten, Bündner Nusstorte, Engadiner Nusstorte, Basler Läckerli, Zuger Kirschtorte, Papet Vaudois, Raclette,
  Käsefondue, Käseschnitten, Ghackets mit Hörnli, Matjes Hausfrauenart, Matjes nach Hausfrauenart, Forelle Müllerin, Scholle Finkenwerder Art,
  Rollmops, Bismarckhering, Brathering, Heringssalat, Krabbenbrot, Sülze, Obatzda, Obazda, Currywurst, Griebenschmalz, Handkäs mit Musik, Grüne Soße,
  Frankfurter Grüne Soße, Spundekäs, Zwiebelsuppe, Flädlesuppe, Frittatensuppe, Hochzeitssuppe, Brotsuppe, Biersuppe, Erbsensuppe, Linsensuppe,
  Linsen mit Spätzle, Saure Linsen, Kartoffelsuppe, Kürbissuppe, Gulaschsuppe, Wurstsalat, Gurkensalat, Krautsalat, Nudelsalat, Schichtsalat,
  Waldorfsalat, Obstsalat, Eierlikör, Rumtopf, Glühwein, Kinderpunsch, Feuerzangenbowle, Bowle, Holunderblütensirup, Quittenbrot, Weinschaumcreme,
  Bayerische Creme, Götterspeise, Schokopudding, Welfencreme, Errötendes Mädchen, Schneenockerl, Mohnnudeln, Mohnzopf, Powidltascherl,
  Heidelbeerdatschi, Hollerküchle, Schneeballen, Schmalzgebäck, Mutzenmandeln, Krapfen, Faschingskrapfen, Berliner, Topfenknödel, Nonnenfürzle,
  Stockbrot, Pizzaschnecken, Zimtschnecken, Zupfbrot, Faltenbrot, Partysonne, Mettigel, Käseigel, Tote Oma, Jägerpfanne, Würzfleisch, Kalter Braten,
  Kassler mit Sauerkraut, Ofenkartoffeln, Backkartoffeln, Ofengemüse, Schichtfleisch, Gyros, Döner, Chili con Carne, Chili sin Carne, Overnight Oats,
  Mousse au Chocolat, Coq au Vin, Krustenbraten, Schweinebraten, Martinsgans, Entenbrust, Hirschgulasch, Rehrücken, Wildgulasch, Kartoffelwurst,
  Topfpalatschinken, Beerengrütze, Rhabarberkompott, Apfelmus, Bratapfel, Bratäpfel, Apfelküchle, Apfel im Schlafrock, Apfelringe,
  Birnen im Schlafrock, Kalte Schnauze, Raffaello-Torte, Philadelphia-Torte, Schmandkuchen, Spaghettieis, Haferschleim, Haferbrei
`;
