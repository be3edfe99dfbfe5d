"""mean_danger.py <lessons folder> <danger.bin> <learned.bin> <go.bin>...: the mean of several goes of tune_danger.py, which mostly does better than any of them, with a judge learned anew behind it."""

import json
import random
import sys
from pathlib import Path

import torch
import torch.nn.functional as F
from torch import nn

from encoder import Judge, mean_of, say, write_judge, write_tuned
from tune_danger import UNITS, met

ROUNDS, RATE, BATCH = 12, 1e-3, 64


class Known(nn.Module):
    """What was encoded once."""

    def forward(self, vectors):
        return vectors


def main(folder, encoder_path, judge_path, *goes):
    torch.manual_seed(1)
    random.seed(1)
    lessons = json.loads((Path(folder) / "danger.json").read_text())
    kinds, rows = lessons["kinds"], lessons["learn"]
    encoder = mean_of(goes)
    with torch.no_grad():
        vectors = encoder([row["tokens"] for row in rows], 80)
        apart = {kind: encoder(texts, 80) for kind, texts in lessons["apart"].items()}
    is_it = torch.tensor([row["is"] for row in rows]).float()
    counts = torch.tensor([row["counts"] for row in rows]).float()
    judge = Judge(len(kinds), UNITS)
    optimiser = torch.optim.AdamW(judge.parameters(), lr=RATE, weight_decay=0.01)
    for turn in range(ROUNDS):
        judge.train()
        for group in optimiser.param_groups:
            group["lr"] = RATE * (1 - turn / ROUNDS)
        for some in torch.randperm(len(rows)).split(BATCH):
            loss = F.binary_cross_entropy_with_logits(judge(vectors[some]), is_it[some] * 0.98 + 0.005, reduction="none")
            loss = (loss * counts[some]).sum() / counts[some].sum() * len(kinds)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
        say(f"round {turn + 1} of {ROUNDS}", met(Known(), judge.eval(), apart, kinds))
    write_tuned(encoder, encoder_path)
    write_judge(judge, judge_path)


if __name__ == "__main__":
    main(*sys.argv[1:])
