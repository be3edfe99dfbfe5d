"""learn_asking.py <lessons folder> <asking.bin> <answers.bin>: the judge behind the tuned encoder that tells what asks back from what asks something else or tells."""

import json
import sys
from pathlib import Path

import torch
import torch.nn.functional as F

from encoder import Judge, read_tuned, say, write_judge

ROUNDS, RATE, UNITS, BATCH = 25, 1e-3, 32, 32


def main(folder, path, tuned):
    torch.manual_seed(0)
    asking = json.loads((Path(folder) / "answers.json").read_text())["asking"]
    kinds, encoder = asking["kinds"], read_tuned(tuned).eval()
    with torch.no_grad():
        vectors, apart = (encoder([row["tokens"] for row in asking[part]]) for part in ("learn", "apart"))
    is_it, is_apart = (torch.tensor([row["is"] for row in asking[part]]) for part in ("learn", "apart"))
    # Kinds of which there are few count for as much as the others.
    shares = (len(is_it) / torch.bincount(is_it) / len(kinds)).sqrt()
    judge = Judge(len(kinds), UNITS)
    optimiser = torch.optim.AdamW(judge.parameters(), lr=RATE, weight_decay=0.05)
    for turn in range(ROUNDS):
        judge.train()
        for some in torch.randperm(len(is_it)).split(BATCH):
            loss = F.cross_entropy(judge(vectors[some]), is_it[some], shares)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
    with torch.no_grad():
        taken = judge.eval()(apart).argmax(-1)
    for i, kind in enumerate(kinds):
        say(kind, {other: int(((is_apart == i) & (taken == k)).sum()) for k, other in enumerate(kinds)})
    say("taken for what they are", round((taken == is_apart).float().mean().item(), 3))
    write_judge(judge, path)


main(*sys.argv[1:])
